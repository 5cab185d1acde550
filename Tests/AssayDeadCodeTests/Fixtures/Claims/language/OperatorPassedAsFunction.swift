// An operator that is passed as a function is used.
@main struct Program { static func main() { print([1, 2].reduce(0, <+>)) } }
infix operator <+> : AdditionPrecedence
func <+> (left: Int, right: Int) -> Int { left + right }
