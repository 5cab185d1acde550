// A protocol that is only the goal of a cast is used.
@main struct Program { static func main() { print(Allowed() as Any is any Marker) } }
// ✓ unused-protocol
protocol Marker {}
struct Allowed: Marker {}
