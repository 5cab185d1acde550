// A conformance that an extension declares keeps its witnesses.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
struct Machine {}
extension Machine: Runner {
  func run() {}
  // ↓ unused-method
  func stop() {}
}
