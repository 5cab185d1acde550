// A private initialiser that stops others from making instances is kept: nothing should call it.
@main struct Program { static func main() { print(Settings.answer) } }
struct Settings {
  private init() {}
  static let answer = 42
}
