// Conformances that do not imply each other are not redundant.
@main struct Program { static func main() { print(Key(name: "a"), Key(name: "b").id) } }
// ✓ redundant-conformance
struct Key: Hashable, Sendable, Identifiable, CustomStringConvertible {
  let name: String
  var id: String { name }
  var description: String { name }
}
