// An ignore comment on the function keeps its unused parameters as well.
// claim: keeps ignored
@main struct Program { static func main() { show(1) } }
// assay:ignore unused-parameter
func show(_ number: Int) { print("shown") }
