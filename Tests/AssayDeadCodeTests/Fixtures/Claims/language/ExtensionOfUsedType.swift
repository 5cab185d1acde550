// The extension of a used type is not found, its unused member is.
@main struct Program { static func main() { Machine().start() } }
struct Machine {}
// ✓ unused-extension
extension Machine {
  func start() {}
  // ↓ unused-method
  func stop() {}
}
