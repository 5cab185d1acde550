// Properties of a type that is given to a Mirror are kept.
// claim: keeps mirror
@main struct Program {
  static func main() {
    for child in Mirror(reflecting: Reflected(first: 1, second: 2)).children { print(child) }
  }
}
struct Reflected {
  let first: Int
  let second: Int
}
