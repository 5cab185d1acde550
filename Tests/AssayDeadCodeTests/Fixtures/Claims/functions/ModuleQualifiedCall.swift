// A function that is called with its module's name is used beside a method of the same name.
@main struct Program { static func main() { Machine().start() } }
func stop() {}
struct Machine {
  func start() { Claim.stop() }
  // ↓ unused-method
  func stop() {}
}
