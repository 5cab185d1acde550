// CodingKeys of a case with a payload are kept: synthesized Codable finds them by the case's name.
// claim: keeps codable
@main struct Program { static func main() { send(Shape.circle(radius: 1)) } }
func send(_ value: some Codable) { print(value) }
enum Shape: Codable {
  case circle(radius: Int)
  case square(Int)
  case point
  // ✓ unused-enum
  enum CircleCodingKeys: String, CodingKey {
    case radius = "r"
  }
  // ✓ unused-typealias
  private typealias SquareCodingKeys = SideKeys
  // ↓ unused-enum
  enum TriangleCodingKeys: String, CodingKey {
    case height
  }
}
enum SideKeys: String, CodingKey {
  case _0 = "side"
}
