// A default implementation that a conformer relies on is used.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
extension Runner {
  func run() { print("default") }
}
struct Machine: Runner {}
