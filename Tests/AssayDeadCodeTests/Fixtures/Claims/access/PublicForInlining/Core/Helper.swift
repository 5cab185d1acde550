// A module with inlinable code.
@inlinable public func helper() { inner() }
public func inner() {}
