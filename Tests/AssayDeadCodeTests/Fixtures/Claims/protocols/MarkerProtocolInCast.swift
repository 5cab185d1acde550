// A protocol that is only the goal of a cast is used.
@main struct Program { static func main() { print(Allowed() as Any is any Marker) } }
protocol Marker {}
struct Allowed: Marker {}
