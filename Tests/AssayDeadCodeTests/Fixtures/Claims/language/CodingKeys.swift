// CodingKeys are used by the coding that the compiler writes.
// claim: keeps codable
@main struct Program { static func main() { print(read(Person.self) as Any) } }
func read<Value: Decodable>(_ type: Value.Type) -> Value? { nil }
struct Person: Codable {
  var name: String
  enum CodingKeys: String, CodingKey {
    case name = "full_name"
  }
}
