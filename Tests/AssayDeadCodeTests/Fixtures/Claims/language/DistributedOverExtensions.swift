// A member that three extensions in a row reach is used through all of them.
@main struct Program { static func main() { Machine().first() } }
struct Machine {}
extension Machine {
  func first() { second() }
}
extension Machine {
  private func second() { third() }
}
extension Machine {
  private func third() {}
}
