// An unavailable required initialiser is kept.
@main struct Program { static func main() { print(View(number: 1).number) } }
class Base {
  init() {}
  required init?(name: String) { print(name) }
}
final class View: Base {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
  }
  @available(*, unavailable)
  required init?(name: String) { nil }
}
