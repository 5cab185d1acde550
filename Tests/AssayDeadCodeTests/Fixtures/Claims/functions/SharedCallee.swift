// A function that a used and an unused function call is used.
@main struct Program { static func main() { usedCaller() } }
func usedCaller() { shared() }
// ↓ unused-function
func unusedCaller() { shared() }
func shared() {}
