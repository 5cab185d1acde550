// A property that only a key path on Self names is used.
@main struct Program { static func main() { print(Person(name: "a").title) } }
struct Person {
  let name: String
  var title: String { self[keyPath: \Self.name] }
}
