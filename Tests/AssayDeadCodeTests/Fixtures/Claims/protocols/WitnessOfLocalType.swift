// A witness by constrained extension is used by a type declared inside a function.
@main struct Program {
  static func main() {
    struct Local: Named, Counted { var count: Int { 2 } }
    show(Local())
    final class Other: Base, Titled {}
    title(Other())
  }
}
func show(_ value: some Named) { print(value.name()) }
func title(_ value: some Titled) { print(value.title) }
protocol Named {
  func name() -> String
}
protocol Counted {
  var count: Int { get }
}
extension Named where Self: Counted {
  // ✓ unused-method
  func name() -> String { "\(count)" }
}
protocol Titled {
  var title: String { get }
}
class Base {}
extension Titled where Self: Base {
  // ✓ unused-property
  var title: String { "base" }
}
