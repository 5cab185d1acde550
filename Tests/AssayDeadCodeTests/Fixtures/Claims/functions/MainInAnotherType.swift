// A static main of a type that is not the entry point is found.
@main struct Program { static func main() { print(Other.answer) } }
enum Other {
  static let answer = 42
  // ↓ unused-method
  static func main() {}
}
