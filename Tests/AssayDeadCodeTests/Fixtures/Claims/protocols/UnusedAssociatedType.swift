// An associated type that nothing names is found with the typealias that fulfils it.
@main struct Program { static func main() { start(Machine()) } }
func start(_ runner: some Runner) { runner.run() }
protocol Runner {
  // ↓ unused-associated-type
  associatedtype Fuel
  func run()
}
struct Machine: Runner {
  // ↓ unused-typealias
  typealias Fuel = Int
  func run() {}
}
