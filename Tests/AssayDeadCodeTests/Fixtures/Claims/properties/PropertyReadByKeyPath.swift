// A property that is only read by a key path is used.
@main struct Program { static func main() { print([Person(name: "a")].map(\.name)) } }
struct Person {
  let name: String
}
