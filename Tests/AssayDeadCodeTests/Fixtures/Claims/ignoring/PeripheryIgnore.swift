// Periphery's ignore comments are understood.
// claim: keeps ignored
@main struct Program { static func main() {} }
// periphery:ignore
func ignored() {}
// ↓ unused-function
func notIgnored() {}
