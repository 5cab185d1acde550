// A protocol that nothing names is found.
@main struct Program { static func main() { start(UsedRunner()) } }
func start(_ runner: any UsedRunning) { runner.run() }
protocol UsedRunning { func run() }
struct UsedRunner: UsedRunning {
  func run() {}
}
// ↓ unused-protocol
protocol UnusedRunning { func run() }
