// A module with a function for others and one for itself.
public func helper() { inner() }
// ↓ redundant-public
public func inner() {}
