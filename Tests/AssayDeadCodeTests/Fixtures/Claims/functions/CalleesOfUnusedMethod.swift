// A method that only an unused method of the same type calls is found too.
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  func start() { warmUp() }
  private func warmUp() {}
  // ↓ unused-method
  func stop() { coolDown() }
  // ↓ unused-method
  private func coolDown() {}
}
