// Periphery's comment for parameters keeps those it names.
// claim: keeps ignored
@main struct Program { static func main() { show(1, 2, 3) } }
// periphery:ignore:parameters first,second
// ↓ unused-parameter
func show(_ first: Int, _ second: Int, _ third: Int) { print("shown") }
