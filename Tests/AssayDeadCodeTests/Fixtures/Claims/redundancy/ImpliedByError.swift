// Sendable beside Error is redundant: Error implies it.
@main struct Program { static func main() throws { throw Problem() } }
// ↓ redundant-conformance
struct Problem: Error, Sendable {}
