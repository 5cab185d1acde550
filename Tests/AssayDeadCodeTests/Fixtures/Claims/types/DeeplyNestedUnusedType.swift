// The outermost dead type of a nest is found, nothing inside of it.
@main struct Program { static func main() { print(Namespace.answer) } }
enum Namespace {
  static let answer = 42
  // ↓ unused-struct
  struct UnusedMiddle {
    struct Inner {
      enum Innermost { case only }
    }
  }
}
