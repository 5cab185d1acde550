// A protocol that inherits from one which another parent implies has a redundant parent.
@main struct Program { static func main() { print(same(Key(name: "a"))) } }
func same<Value: Model>(_ value: Value) -> Bool { Set([value]).count == 1 }
// ↓ redundant-conformance
protocol Model: Hashable, Equatable {}
struct Key: Model { let name: String }
