// An operator's parameters are kept: an operator has as many as it has.
@main struct Program { static func main() { print(1 <+> 2) } }
infix operator <+> : AdditionPrecedence
func <+> (left: Int, right: Int) -> Int { left }
