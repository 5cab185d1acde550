// A fileprivate type that the interface of a fileprivate member names is not redundant.
// claim: rules redundant-fileprivate
@main struct Program { static func main() { print(entry(Machine().pair()), Machine().area()) } }
struct Machine {
  // ✓ redundant-fileprivate
  fileprivate typealias Name = String
  fileprivate typealias Pair = (id: Int, name: Name)
  // ↓ redundant-fileprivate
  fileprivate typealias Width = Int
  fileprivate func pair() -> Pair { (1, "a") }
  func area() -> Int { width() * 2 }
  private func width() -> Width { 2 }
}
private func entry(_ pair: Machine.Pair) -> String { pair.name }
