// A type that is only named in the where clause of an extension with nothing used in it is unused.
@main struct Program { static func main() { print([Int]().label) } }
extension Array where Element == Int {
  var label: String { "numbers" }
}
// ↓ unused-struct
struct NamedInConstraint {}
extension Array where Element == NamedInConstraint {
  // ↓ unused-property
  var name: String { "named" }
}
