// A witness that a superclass supplies is used through the subclass's conformance.
@main struct Program { static func main() { start(Derived()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
class Base {
  func run() {}
}
final class Derived: Base, Runner {}
