// An enum that is only used for its static members has cases that nothing makes.
@main struct Program { static func main() { print(Mode.names) } }
enum Mode {
  static let names = ["a"]
  // ↓ unused-enum-case
  case fast
}
