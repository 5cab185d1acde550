// A precedence group that another used group names is used.
@main struct Program { static func main() { print(2 ** 3) } }
// ✓ unused-precedence-group
precedencegroup LowPrecedence {
  higherThan: AdditionPrecedence
}
precedencegroup HighPrecedence {
  higherThan: LowPrecedence
}
// ✓ unused-operator
infix operator ** : HighPrecedence
func ** (left: Int, right: Int) -> Int { left + right }
