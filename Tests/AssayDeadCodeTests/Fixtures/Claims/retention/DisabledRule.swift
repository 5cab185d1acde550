// A rule that the configuration disables finds nothing.
// claim: options disabled-rules=unused-function
@main struct Program { static func main() {} }
func unused() {}
// ↓ unused-struct
struct Unused {}
