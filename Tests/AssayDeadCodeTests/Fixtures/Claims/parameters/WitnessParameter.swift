// A witness's parameter is kept, as the requirement sets its shape.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run(speed: 1) }
protocol Runner { func run(speed: Int) }
struct Machine: Runner {
  func run(speed: Int) { print("ran") }
}
