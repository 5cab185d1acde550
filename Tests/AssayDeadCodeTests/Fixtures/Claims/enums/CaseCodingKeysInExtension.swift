// CodingKeys of a case may be in an extension, and the conformance may come from a typealias.
@main struct Program { static func main() { send(Shape.circle(radius: 1)) } }
func send(_ value: some Encodable) { print(value) }
typealias Transferable = Codable & Sendable
enum Shape {
  case circle(radius: Int)
}
extension Shape: Transferable {
  // ✓ unused-enum
  private enum CircleCodingKeys: String, CodingKey {
    case radius = "r"
  }
}
