// Two types of one name are told apart by the types around them.
@main struct Program { static func main() { First.Item().run(); print(Second.answer) } }
enum First {
  struct Item {
    func run() {}
  }
}
enum Second {
  static let answer = 42
  // ↓ unused-struct
  struct Item {
    func run() {}
  }
}
