// A second designated initialiser that nothing calls is found, and what only it calls.
@main struct Program { static func main() { print(Account().name) } }
final class Account {
  let name: String
  init() { name = "none" }
  // ↓ unused-initializer
  init(number: Int) { name = Self.format(number) }
  // ↓ unused-method
  private static func format(_ number: Int) -> String { "\(number)" }
}
