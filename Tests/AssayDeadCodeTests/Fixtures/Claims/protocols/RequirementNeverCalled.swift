// A requirement that nothing calls is found, and so are its witnesses.
@main struct Program { static func main() { start(UsedRunner()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner {
  func run()
  // ↓ unused-method
  func stop()
}
struct UsedRunner: Runner {
  func run() {}
  // ↓ unused-method
  func stop() {}
}
