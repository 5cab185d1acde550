// A property of a dynamic-member type that nothing names is found.
@main struct Program { static func main() { print(Bag().anything) } }
@dynamicMemberLookup struct Bag {
  subscript(dynamicMember name: String) -> String { name }
  // ↓ unused-property
  var size: Int { 1 }
}
