// A lazy property is used when it is read, and its initial value's callees with it.
@main struct Program {
  static func main() {
    var store = Store()
    print(store.used)
  }
}
struct Store {
  lazy var used = Self.makeUsed()
  // ↓ unused-property
  lazy var unused = Self.makeUnused()
  private static func makeUsed() -> Int { 1 }
  // ↓ unused-method
  private static func makeUnused() -> Int { 2 }
}
