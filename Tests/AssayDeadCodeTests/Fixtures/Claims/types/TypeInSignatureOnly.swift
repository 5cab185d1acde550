// A type that is only named in the signature of a used function is used.
@main struct Program { static func main() { print(describe(nil)) } }
func describe(_ value: NamedInSignature?) -> String { value == nil ? "none" : "some" }
// ✓ unused-struct
struct NamedInSignature {}
