// A member of a superclass is used as the witness of a type declared inside a function.
@main struct Program {
  static func main() {
    final class Local: Base, Named {}
    show(Local())
  }
}
func show(_ value: some Named) { print(value.name()) }
protocol Named {
  func name() -> String
}
class Base {
  // ✓ unused-method
  func name() -> String { "base" }
}
