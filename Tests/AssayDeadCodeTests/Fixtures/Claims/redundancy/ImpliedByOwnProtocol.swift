// A conformance that another protocol of ours implies is redundant.
@main struct Program { static func main() { start(Machine()); stop(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
func stop(_ runner: any FastRunner) { runner.stop() }
protocol Runner { func run() }
protocol FastRunner: Runner { func stop() }
// ↓ redundant-conformance
struct Machine: FastRunner, Runner {
  func run() {}
  func stop() {}
}
