// An initialiser that is only called with super.init is used.
@main struct Program { static func main() { Derived().run() } }
class Base {
  let number: Int
  init(number: Int) { self.number = number }
}
final class Derived: Base {
  init() { super.init(number: 1) }
  func run() { print(number) }
}
