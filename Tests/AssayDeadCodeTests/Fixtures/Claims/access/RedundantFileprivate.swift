// A fileprivate member that only its own type uses might be private.
// claim: rules redundant-fileprivate
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() { warmUp() }
  // ↓ redundant-fileprivate
  fileprivate func warmUp() {}
}
