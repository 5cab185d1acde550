// subscript(dynamicMember:) is used by any member that does not exist.
// claim: keeps dynamicLookup
@main struct Program { static func main() { print(Bag().anything) } }
@dynamicMemberLookup struct Bag {
  subscript(dynamicMember name: String) -> String { name }
}
