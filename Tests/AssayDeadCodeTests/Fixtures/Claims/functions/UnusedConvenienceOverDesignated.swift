// A designated initialiser that only an unused convenience one calls is found too.
@main struct Program { static func main() { print(Account().name) } }
final class Account {
  let name: String
  init() { name = "none" }
  // ↓ unused-initializer
  init(name: String) { self.name = name }
  // ↓ unused-initializer
  convenience init(number: Int) { self.init(name: "\(number)") }
}
