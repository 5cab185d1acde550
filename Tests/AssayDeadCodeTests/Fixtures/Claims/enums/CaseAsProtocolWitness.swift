// A case that fulfils a static requirement is used through the protocol.
@main struct Program { static func main() { print(make(Choice.self)) } }
func make<Value: Defaulting>(_ type: Value.Type) -> Value { type.fallback }
protocol Defaulting { static var fallback: Self { get } }
enum Choice: Defaulting {
  case fallback
  // ↓ unused-enum-case
  case other
}
