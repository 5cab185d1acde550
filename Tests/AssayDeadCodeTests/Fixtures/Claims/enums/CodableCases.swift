// The cases of a Codable enum are kept: decoding makes them.
// claim: keeps codable
@main struct Program { static func main() { print(read(Shape.self)) } }
func read<Value: Decodable>(_ type: Value.Type) -> Value? { nil }
enum Shape: Codable {
  case circle(radius: Int)
  case square
}
