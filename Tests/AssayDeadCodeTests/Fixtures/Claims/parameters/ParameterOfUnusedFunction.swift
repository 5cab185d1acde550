// The parameter of an unused function is not found again.
@main struct Program { static func main() {} }
// ↓ unused-function
func unused(_ number: Int) { print("unused") }
