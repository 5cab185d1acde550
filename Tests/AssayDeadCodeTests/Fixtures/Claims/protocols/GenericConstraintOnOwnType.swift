// A class that is only a generic constraint is used.
@main struct Program { static func main() { start(Derived()) } }
func start<Value: Base>(_ value: Value) { value.run() }
class Base {
  func run() {}
}
final class Derived: Base {}
