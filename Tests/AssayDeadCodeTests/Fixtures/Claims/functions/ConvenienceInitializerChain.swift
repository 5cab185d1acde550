// A convenience initialiser keeps the designated one that it ends in.
@main struct Program { static func main() { print(Account(name: "a").name) } }
class Account {
  let name: String
  init(name: String, suffix: String) { self.name = name + suffix }
  convenience init(name: String) { self.init(name: name, suffix: "") }
  // ↓ unused-initializer
  convenience init(number: Int) { self.init(name: "\(number)") }
}
