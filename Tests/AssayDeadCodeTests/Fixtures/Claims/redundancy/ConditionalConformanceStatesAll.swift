// A conformance under constraints implies none that its protocol includes, so each must be written.
@main struct Program {
  static func main() {
    show(Box(value: 1))
    show(Pair(value: 2))
    show(Plain(value: 3))
  }
}
func show(_ value: some Movable) { print(value.hashValue, value.moved()) }
protocol Movable: Hashable { func moved() -> Int }
struct Box<Value> { let value: Value }
// ✓ redundant-conformance
extension Box: Movable, Hashable, Equatable where Value: Hashable { func moved() -> Int { 1 } }
struct Pair<Value> { let value: Value }
// ✓ redundant-conformance
extension Pair<Int>: Movable, Hashable, Equatable { func moved() -> Int { value } }
struct Plain { let value: Int }
// ↓ redundant-conformance
extension Plain: Movable, Hashable { func moved() -> Int { value } }
