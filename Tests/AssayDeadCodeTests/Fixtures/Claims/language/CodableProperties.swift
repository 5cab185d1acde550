// Properties of a Codable type are kept: coding reads and writes them.
// claim: keeps codable
@main struct Program { static func main() { print(read(Person.self) as Any) } }
func read<Value: Decodable>(_ type: Value.Type) -> Value? { nil }
struct Person: Codable {
  let name: String
  let age: Int
}
