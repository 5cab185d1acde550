// A private initialiser that stops others from making instances is kept: it has no callers by design.
@main struct Program { static func main() { print(Settings.answer) } }
struct Settings {
  private init() {}
  static let answer = 42
}
