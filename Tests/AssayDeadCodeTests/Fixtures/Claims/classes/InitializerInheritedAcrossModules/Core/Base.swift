// An initializer of another module's class is used when only an empty subclass is made.
// claim: imports Core, App
open class Base {
  // ✓ unused-initializer
  public init(value: Int) { print(value) }
}
