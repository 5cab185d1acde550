// A property of a type in tests is kept if the tested module makes a Mirror of what it is given.
// claim: library
// claim: imports Engine, EngineTests
// claim: rules assign-only-property, unused-property
public func labels(of value: Any) -> [String] {
  Mirror(reflecting: value).children.compactMap(\.label)
}
