// A property that an Equatable type leaves out of its own == is found.
@main struct Program {
  static func main() { print(Person(name: "a", note: "b") == Person(name: "a", note: "c")) }
}
struct Person: Equatable {
  let name: String
  // ↓ assign-only-property
  let note: String
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
