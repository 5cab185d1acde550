// A @testable import is used by an internal declaration.
// claim: imports App, AppTests
// claim: rules unused-import
@main struct Program { static func main() { print(answer()) } }
func answer() -> Int { 42 }
