// A requirement of a parent protocol that is called through the child is used.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any FastRunner) {
  runner.run()
  runner.sprint()
}
protocol Runner { func run() }
protocol FastRunner: Runner { func sprint() }
struct Machine: FastRunner {
  func run() {}
  func sprint() {}
}
