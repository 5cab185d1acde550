// A @testable import that its test file does not use is found.
// claim: imports App, AppTests
// claim: rules unused-import
@main struct Program { static func main() { print("done") } }
