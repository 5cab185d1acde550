// A protocol without requirements that constrains a generic is used.
@main struct Program { static func main() { accept(Allowed()) } }
func accept<Value: Marker>(_ value: Value) { print(value) }
// ✓ redundant-protocol
protocol Marker {}
struct Allowed: Marker {}
