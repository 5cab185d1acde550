// A type that only an unused function names is unused with it.
@main struct Program { static func main() {} }
// ↓ unused-function
func unusedDescribe(_ value: UnusedValue?) -> String { value == nil ? "none" : "some" }
// ↓ unused-struct
struct UnusedValue {}
