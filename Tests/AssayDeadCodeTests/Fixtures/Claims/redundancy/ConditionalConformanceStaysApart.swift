// A conformance in a constrained extension is not implied by one under other constraints.
@main struct Program {
  static func main() { print(Box(value: 1) == Box(value: 1), Set([Box(value: 1)]).count) }
}
struct Box<Value> { let value: Value }
extension Box: Equatable where Value: Equatable {}
extension Box: Hashable where Value: Hashable {}
