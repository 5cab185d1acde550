// An initialiser that is called as .init is used.
@main struct Program {
  static func main() {
    let box: Box = .init(1)
    print(box.value)
  }
}
struct Box {
  let value: Int
  // ✓ unused-initializer
  init(_ value: Int) { self.value = value }
}
