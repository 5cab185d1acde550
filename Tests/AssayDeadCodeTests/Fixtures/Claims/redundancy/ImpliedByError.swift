// Sendable beside Error is left alone: Error implies it, but to state it is a custom.
@main struct Program { static func main() throws { throw Problem() } }
struct Problem: Error, Sendable {}
