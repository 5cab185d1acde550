// A method's parameter that the body does not use is found.
@main struct Program { static func main() { Machine().start(speed: 1) } }
struct Machine {
  // ↓ unused-parameter
  func start(speed: Int) { print("started") }
}
