// A chain of typealiases that nothing enters is found as a whole.
@main struct Program { static func main() {} }
// ↓ unused-typealias
typealias Innermost = Int
// ↓ unused-typealias
typealias Outermost = [Innermost]
