// An override's parameter is kept, and so is the overridden method's when an override uses it.
@main struct Program { static func main() { run(Derived()) } }
func run(_ base: Base) { base.run(speed: 1) }
class Base {
  func run(speed: Int) { print("base") }
}
final class Derived: Base {
  override func run(speed: Int) { print(speed) }
}
