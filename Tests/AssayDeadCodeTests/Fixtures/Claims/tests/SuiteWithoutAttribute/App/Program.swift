// A type that is a suite only by its test functions is used by the runner.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
