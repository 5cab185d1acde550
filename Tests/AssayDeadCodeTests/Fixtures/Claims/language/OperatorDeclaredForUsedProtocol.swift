// An operator that a protocol requires is used by generic code.
@main struct Program { static func main() { print(join(Text("a"), Text("b")).value) } }
func join<Value: Joinable>(_ left: Value, _ right: Value) -> Value { left <> right }
infix operator <> : AdditionPrecedence
protocol Joinable { static func <> (left: Self, right: Self) -> Self }
struct Text: Joinable {
  let value: String
  init(_ value: String) { self.value = value }
  static func <> (left: Text, right: Text) -> Text { Text(left.value + right.value) }
}
