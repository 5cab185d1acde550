// A subclass's override of a witness is used when the requirement is called.
@main struct Program { static func main() { start(Derived()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
class Base: Runner {
  func run() {}
}
final class Derived: Base {
  override func run() { print("derived") }
}
