// An initialiser without parameters that a subclass calls by the language's own rule is used.
// claim: keeps language
@main struct Program { static func main() { Derived(number: 1).run() } }
class Base {
  init() { print("made") }
}
final class Derived: Base {
  let number: Int
  init(number: Int) { self.number = number }
  func run() { print(number) }
}
