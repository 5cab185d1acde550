// A helper in a test module that no test calls is found.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
