// Every case of CodingKeys is kept, also where init(from:) names only some.
// claim: keeps codable
@main struct Program { static func main() { send(Person(name: "a", age: 1)) } }
func send(_ value: some Encodable) { print(value) }
struct Person: Encodable {
  let name: String
  let age: Int
  private enum CodingKeys: String, CodingKey {
    case name
    case age = "years"
  }
}
