// A required initialiser of a protocol that is called through a generic keeps its witness.
@main struct Program { static func main() { make(Machine.self).run() } }
func make<Value: Makeable>(_ type: Value.Type) -> Value { type.init(number: 1) }
protocol Makeable { init(number: Int) }
struct Machine: Makeable {
  let number: Int
  init(number: Int) { self.number = number }
  func run() { print(number) }
}
