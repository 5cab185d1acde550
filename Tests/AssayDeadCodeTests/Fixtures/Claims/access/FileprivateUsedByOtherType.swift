// A fileprivate member that another type of the file uses is not redundant.
// claim: rules redundant-fileprivate
@main struct Program { static func main() { Owner().start() } }
struct Owner {
  func start() { Machine().warmUp() }
}
struct Machine {
  // ✓ redundant-fileprivate
  fileprivate func warmUp() {}
}
