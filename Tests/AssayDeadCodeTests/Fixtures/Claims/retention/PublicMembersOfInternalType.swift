// A public member of an internal type is not part of a library's interface.
// claim: library
// ↓ unused-struct, dead-file
struct Internal {
  public func run() {}
}
