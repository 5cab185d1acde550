// A precedence group goes with the only operator that names it.
@main struct Program { static func main() { print(1) } }
// ↓ unused-precedence-group
precedencegroup DeadPrecedence {
  higherThan: AdditionPrecedence
}
// ↓ unused-operator
infix operator ** : DeadPrecedence
