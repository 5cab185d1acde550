// An operator that nothing uses is found, and its implementation with it.
@main struct Program { static func main() { print(2 ** 3) } }
infix operator ** : MultiplicationPrecedence
func ** (left: Int, right: Int) -> Int { (0..<right).reduce(1) { power, _ in power * left } }
// ↓ unused-operator
infix operator +++ : AdditionPrecedence
// ↓ unused-function
func +++ (left: Int, right: Int) -> Int { left + right }
