// A module with a function for others and one for itself.
// ✓ redundant-public
public func helper() { inner() }
// ↓ redundant-public
public func inner() {}
