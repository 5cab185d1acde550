// Open classes of a library are kept with their open members.
// claim: library
open class Machine {
  public init() {}
  open func start() {}
  // ↓ unused-method
  func stop() {}
}
