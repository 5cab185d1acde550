// The initialiser, deinitialiser and arguments of a Swift Testing suite are used by the runner.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
