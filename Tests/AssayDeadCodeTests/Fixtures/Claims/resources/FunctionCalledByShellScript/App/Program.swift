// A function that a shell script calls in a source of its own making is kept.
// claim: keeps script
@main struct Program { static func main() { print("done") } }
func runStandalone() { helper() }
func helper() {}
// ↓ unused-function
func unusedRun() {}
