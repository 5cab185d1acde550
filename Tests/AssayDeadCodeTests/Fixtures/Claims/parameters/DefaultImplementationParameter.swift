// The parameter of a default implementation is kept, as the requirement sets its shape.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run(speed: 1) }
protocol Runner { func run(speed: Int) }
extension Runner {
  func run(speed: Int) { print("default") }
}
struct Machine: Runner {}
