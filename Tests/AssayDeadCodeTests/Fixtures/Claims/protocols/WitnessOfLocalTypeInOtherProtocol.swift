// A witness in a constrained extension of another protocol is used by a type inside a function.
@main struct Program {
  static func main() {
    struct Local: Named, Counted {}
    show(Local())
    enum Kind: Counted, Named { case only }
    show(Kind.only)
  }
}
func show(_ value: some Named) { print(value.name()) }
protocol Named {
  func name() -> String
}
protocol Counted {}
extension Counted where Self: Named {
  // ✓ unused-method
  func name() -> String { "counted" }
}
