// The witness of a conditional conformance is used.
@main struct Program { static func main() { start([1]) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
extension Int: Runner {
  func run() { print(self) }
}
extension Array: Runner where Element: Runner {
  func run() { for element in self { element.run() } }
}
