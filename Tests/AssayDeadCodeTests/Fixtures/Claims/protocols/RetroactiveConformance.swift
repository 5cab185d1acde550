// The witness of an outside type's conformance to our protocol is used.
@main struct Program { static func main() { start(1) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
extension Int: Runner {
  func run() { print(self) }
}
