// A public member of an internal type is not part of a library's interface.
// claim: library
public func used() {}
// ↓ unused-struct
struct Internal {
  public func run() {}
}
