// The public declarations of a library are kept, and what they use.
// claim: library
// claim: keeps publicInterface
public struct Machine {
  public init() {}
  public func start() { warmUp() }
  private func warmUp() {}
  // ↓ unused-method
  func internalUnused() {}
}
// ↓ unused-struct
struct InternalUnused {}
