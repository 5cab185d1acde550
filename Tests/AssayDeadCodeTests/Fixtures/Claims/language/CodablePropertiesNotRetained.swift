// Properties of a Codable type that nothing reads are found when not retained.
// claim: options retain-codable-properties=false, retain-encodable-properties=false
@main struct Program { static func main() { print(Person(name: "a", age: 1).name) } }
struct Person: Codable {
  let name: String
  // ↓ assign-only-property
  let age: Int
}
