// A protocol that a used type's extension conforms to, and nothing else names, is redundant.
@main struct Program { static func main() { print(Machine()) } }
struct Machine {}
// ↓ redundant-protocol
protocol Marker {}
extension Machine: Marker {}
