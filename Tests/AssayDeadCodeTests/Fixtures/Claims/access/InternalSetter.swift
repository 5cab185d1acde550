// An internal that limits a setter is not redundant.
// claim: library
// claim: rules redundant-internal
public struct Counter {
  public internal(set) var count = 0
  public mutating func increment() { count += 1 }
}
