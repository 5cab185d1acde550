// Properties of a type that reflects itself are kept.
// claim: keeps mirror
@main struct Program { static func main() { print(Reflected(first: 1).names) } }
struct Reflected {
  let first: Int
  var names: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}
