// A member that the syntax engine sees used by its name on a value of unknown type is kept.
// claim: keeps uncertain
@main struct Program { static func main() { First().run(); start(Second()) } }
func start(_ value: some Walking) { value.walk() }
protocol Walking { func walk() }
struct First: Walking {
  func run() {}
  func walk() { print("walk") }
}
struct Second: Walking {
  func walk() { run() }
  private func run() {}
}
