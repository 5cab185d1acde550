// A witness in a generic base class is used through the base's conformance.
@main struct Program { static func main() { start(IntRunner()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
class BaseRunner<Value>: Runner {
  func run() { print(Value.self) }
}
final class IntRunner: BaseRunner<Int> {}
