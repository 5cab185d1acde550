// A requirement that only its own witness calls is found with the witness.
@main struct Program { static func main() { start(Machine(next: nil)) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner {
  func run()
  // ↓ unused-method
  func stop()
}
struct Machine: Runner {
  let next: (any Runner)?
  func run() { next?.run() }
  // ↓ unused-method
  func stop() { next?.stop() }
}
