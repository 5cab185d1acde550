// Overloads are told apart by their labels.
@main struct Program { static func main() { show(number: 1) } }
func show(number value: Int) { print(value) }
// ↓ unused-function
func show(count value: Int) { print(value) }
