// Calls in defer, guard and catch clauses are uses.
struct Problem: Error {}
@main struct Program {
  static func main() {
    defer { calledInDefer() }
    guard calledInGuard() else { return }
    do { try fail() } catch { calledInCatch() }
  }
}
func calledInDefer() {}
func calledInGuard() -> Bool { true }
func calledInCatch() {}
func fail() throws { throw Problem() }
