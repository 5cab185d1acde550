// A declaration with a name in backticks is used by its name.
@main struct Program { static func main() { print(Keyword.default, Keyword.`for`()) } }
enum Keyword {
  static let `default` = 1
  static func `for`() -> Int { 2 }
  // ↓ unused-method
  static func `while`() {}
}
