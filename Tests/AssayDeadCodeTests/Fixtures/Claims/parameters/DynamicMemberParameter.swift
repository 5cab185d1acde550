// The parameter of a subscript that the language calls is kept: the language sets its shape.
@main struct Program { static func main() { print(Bag().anything) } }
@dynamicMemberLookup struct Bag {
  subscript(dynamicMember name: String) -> Int { 1 }
}
