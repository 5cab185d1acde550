// A primary associated type that no requirement names is used by its place in the list.
@main struct Program { static func main() { start(Machine<Int, Int>(fuel: 1)) } }
func start(_ runner: any Runner<Int, Int>) { runner.run(2) }
protocol Runner<Fuel, Load> {
  // ✓ unused-associated-type
  associatedtype Fuel
  associatedtype Load
  func run(_ load: Load)
}
struct Machine<Fuel, Load>: Runner {
  var fuel: Fuel
  func run(_ load: Load) { print(fuel, load) }
}
