// What the programs share.
public func usedByFirst() {}
public func usedBySecond() {}
// ↓ unused-function
public func usedByNone() {}
