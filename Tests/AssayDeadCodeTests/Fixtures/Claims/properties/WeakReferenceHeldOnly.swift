// A weak property that is only written holds nothing and is assigned only.
@main struct Program { static func main() { print(Child(parent: Parent()).name) } }
final class Parent {}
final class Child {
  let name = "a"
  // ↓ assign-only-property
  private weak var parent: Parent?
  init(parent: Parent) { self.parent = parent }
}
