// Properties of a type of which a variable is given to a Mirror are kept.
// claim: keeps mirror
@main struct Program { static func main() { print(labels) } }
let reflected = Reflected()
let labels: [String] = { Mirror(reflecting: reflected).children.compactMap(\.label) }()
struct Reflected {
  let first = 1
  let second = 2
}
