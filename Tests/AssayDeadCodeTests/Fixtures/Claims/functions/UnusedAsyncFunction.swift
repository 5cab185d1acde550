// Async and throwing functions are found or not like others.
@main struct Program { static func main() async throws { try await load() } }
func load() async throws {}
// ↓ unused-function
func store() async throws {}
