// A generic type in a generic type is used through its full name.
@main struct Program { static func main() { Tree<Int>.Node<String>(label: "a").show() } }
struct Tree<Value> {
  struct Node<Label> {
    let label: Label
    func show() { print(label, Value.self) }
    // ↓ unused-method
    func hide() {}
  }
}
