// A chain of typealiases is used from its end: each is named by the one before it.
@main struct Program { static func main() { print(last(of: [1])) } }
// ✓ unused-typealias
typealias Innermost = Int
typealias Middle = [Innermost]
typealias Outermost = Middle
func last(of values: Outermost) -> Innermost? { values.last }
