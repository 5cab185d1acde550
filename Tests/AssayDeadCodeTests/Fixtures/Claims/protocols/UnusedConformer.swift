// A type that nothing makes is unused although its protocol is used.
@main struct Program { static func main() { start(UsedRunner()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
struct UsedRunner: Runner {
  func run() {}
}
// ↓ unused-struct
struct UnusedRunner: Runner {
  func run() {}
}
