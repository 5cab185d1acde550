// Synthesised == that our own protocol brings by inheritance keeps properties too.
@main struct Program { static func main() { print(same(Point(x: 1), Point(x: 2))) } }
func same<Value: Model>(_ left: Value, _ right: Value) -> Bool { left == right }
protocol Model: Equatable {}
struct Point: Model { let x: Int }
