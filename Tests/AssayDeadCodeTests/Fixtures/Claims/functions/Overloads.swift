// Overloads are told apart by their types.
@main struct Program { static func main() { show(1) } }
func show(_ value: Int) { print(value) }
// ↓ unused-function
func show(_ value: String) { print(value) }
