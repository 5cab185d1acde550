// A fileprivate member that only an extension of its type in the file uses might be private.
// claim: rules redundant-fileprivate
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  // ↓ redundant-fileprivate
  fileprivate func warmUp() {}
}
extension Machine {
  func start() { warmUp() }
}
