// A default implementation that every conformer replaces is kept with its requirement.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
extension Runner {
  func run() { print("default") }
}
struct Machine: Runner {
  func run() { print("machine") }
}
