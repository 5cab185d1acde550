// A label in a call that has the parameter's name does not use the parameter.
@main struct Program { static func main() { start(size: 1) } }
// ↓ unused-parameter
func start(size: Int) { show(size: 2) }
func show(size: Int) { print(size) }
