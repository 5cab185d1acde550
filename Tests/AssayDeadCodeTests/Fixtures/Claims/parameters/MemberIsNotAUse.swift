// A member that has the parameter's name does not use the parameter.
@main struct Program { static func main() { start([1], count: 2) } }
// ↓ unused-parameter
func start(_ numbers: [Int], count: Int) { print(numbers.count) }
