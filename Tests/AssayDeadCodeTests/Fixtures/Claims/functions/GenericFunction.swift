// A generic function is used by a call with any type.
@main struct Program { static func main() { print(identity(1)) } }
func identity<Value>(_ value: Value) -> Value { value }
// ↓ unused-function
func unusedIdentity<Value>(_ value: Value) -> Value { value }
