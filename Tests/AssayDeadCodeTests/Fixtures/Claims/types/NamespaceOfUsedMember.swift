// A caseless enum that is only a namespace is used when a member of it is.
@main struct Program { static func main() { print(Namespace.answer) } }
enum Namespace {
  static let answer = 42
}
