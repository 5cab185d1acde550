// A property that is only reached through dynamic member look-up by key path is used.
@main struct Program { static func main() { print(Lens(value: Person(name: "a")).name) } }
struct Person { let name: String }
@dynamicMemberLookup struct Lens<Value> {
  let value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
