// What a suite uses is used, also where the suite is nested in a type that nothing names.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
