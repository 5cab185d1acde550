// A type with @main and its static main are the entry point.
// claim: keeps entryPoint
@main
enum Application {
  static func main() async throws { try await start() }
  static func start() async throws {}
  // ↓ unused-method
  static func stop() {}
}
