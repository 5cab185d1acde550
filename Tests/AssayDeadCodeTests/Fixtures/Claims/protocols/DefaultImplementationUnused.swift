// A method of a protocol extension that nothing calls is found.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
extension Runner {
  // ↓ unused-method
  func runTwice() {
    run()
    run()
  }
}
struct Machine: Runner {
  func run() {}
}
