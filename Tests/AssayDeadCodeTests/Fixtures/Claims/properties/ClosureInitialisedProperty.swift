// What the closure that makes a property's first value calls is used.
@main struct Program { static func main() { print(Machine().speed, Machine.name) } }
final class Machine {
  lazy var speed: Int = {
    measure()
  }()
  static let name: String = {
    makeName()
  }()
  private func measure() -> Int { 1 }
  private static func makeName() -> String { "a" }
}
