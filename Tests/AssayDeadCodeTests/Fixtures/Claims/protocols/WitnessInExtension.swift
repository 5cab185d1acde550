// A witness that stands in an extension of the conforming type is used.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
struct Machine: Runner {}
extension Machine {
  func run() {}
}
