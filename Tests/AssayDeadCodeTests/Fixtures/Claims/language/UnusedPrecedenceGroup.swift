// A precedence group that no operator names is found.
@main struct Program { static func main() { print(2 ** 3) } }
precedencegroup UsedPrecedence {
  higherThan: MultiplicationPrecedence
}
// ↓ unused-precedence-group
precedencegroup UnusedPrecedence {
  higherThan: AdditionPrecedence
}
infix operator ** : UsedPrecedence
func ** (left: Int, right: Int) -> Int { left + right }
