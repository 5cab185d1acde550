// Properties of Equatable types are kept where the configuration asks for it.
// claim: options retain-equatable-properties=true
@main struct Program {
  static func main() { print(Person(name: "a", note: "b") == Person(name: "a", note: "c")) }
}
struct Person: Equatable {
  let name: String
  let note: String
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
