// A nested type that fulfils an associated type is used by the conformance.
@main struct Program { static func main() { show(Shelf()) } }
func show<Value: Container>(_ container: Value) { print(Value.Item.self, container) }
protocol Container { associatedtype Item }
struct Shelf: Container {
  struct Item {}
}
