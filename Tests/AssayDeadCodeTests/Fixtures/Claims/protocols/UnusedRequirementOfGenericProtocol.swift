// A property requirement that nothing reads is found with its witness.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner {
  // ↓ unused-property
  var speed: Int { get }
  func run()
}
struct Machine: Runner {
  // ↓ unused-property
  var speed: Int { 1 }
  func run() {}
}
