// A parameter that the body does not use is found.
@main struct Program { static func main() { show(1, 2) } }
// ↓ unused-parameter
func show(_ used: Int, _ unused: Int) { print(used) }
