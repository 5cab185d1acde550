// An override that does not use a parameter which the overridden method uses is not found.
@main struct Program { static func main() { run(Derived()); run(Base()) } }
func run(_ base: Base) { base.run(speed: 1) }
class Base {
  func run(speed: Int) { print(speed) }
}
final class Derived: Base {
  override func run(speed: Int) { print("derived") }
}
