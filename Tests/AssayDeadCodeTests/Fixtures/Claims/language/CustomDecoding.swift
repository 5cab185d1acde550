// An init(from:) of one's own is a witness that the library calls, and what it calls is used.
// claim: keeps externalRequirement
@main struct Program { static func main() { print(read(Person.self).map(\.name) as Any) } }
func read<Value: Decodable>(_ type: Value.Type) -> Value? { nil }
struct Person: Decodable {
  let name: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    name = Self.clean(try container.decode(String.self, forKey: .name))
  }
  private static func clean(_ text: String) -> String { text }
  private enum Keys: CodingKey { case name }
}
