// What is marked as unavailable is kept: it is there so that nobody uses it.
// claim: keeps unavailable
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() {}
  @available(*, unavailable, renamed: "start()")
  func begin() {}
}
@available(*, unavailable)
func oldStart() {}
