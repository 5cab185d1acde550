// Members of a private extension are found when nothing in the file uses them.
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() { warmUp() }
}
private extension Machine {
  func warmUp() {}
  // ↓ unused-method
  func coolDown() {}
}
