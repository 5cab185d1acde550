// A caseless enum that is only a namespace is used when a member of it is.
@main struct Program { static func main() { print(Namespace.answer) } }
// ✓ unused-enum
enum Namespace {
  static let answer = 42
}
