// The requirements of a library's public protocol are kept.
// claim: library
public protocol Runner {
  associatedtype Fuel
  func run(on fuel: Fuel)
}
