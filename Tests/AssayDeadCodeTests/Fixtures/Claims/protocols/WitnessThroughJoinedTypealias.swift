// A member that a protocol outside the sources asks for is kept where a typealias joins it with others.
@main struct Program { static func main() { print(ShownPoint(x: 1), Set([ShownPoint(x: 2)])) } }
typealias Shown = CustomStringConvertible & Sendable
typealias Listed = Hashable & Shown
struct ShownPoint: Listed {
  let x: Int
  // ✓ unused-property
  var description: String { "\(x)" }
  // ↓ unused-property
  var unused: Int { x }
}
