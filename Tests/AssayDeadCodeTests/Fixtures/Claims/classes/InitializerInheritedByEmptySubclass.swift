// An initializer is used when only an empty subclass that inherits it is made.
@main struct Program {
  static func main() {
    print(Derived(value: 1), Remote(name: "a"))
    let make = Lazy.init(seed:)
    print(make(1), build(Local.self))
  }
}
func build<Value: Root>(_ type: Value.Type) -> Value { type.init(key: 1) }
class Base {
  // ✓ unused-initializer
  init(value: Int) { print(value) }
}
class Derived: Base {}
class Middle: Far {}
class Far {
  // ✓ unused-initializer
  init(name: String) { print(name) }
}
final class Remote: Middle {}
class Seeded {
  // ✓ unused-initializer
  convenience init(seed: Int) { self.init() }
  init() {}
}
final class Lazy: Seeded {}
class Root {
  // ✓ unused-initializer
  required init(key: Int) { print(key) }
}
final class Local: Root {}
