// A function that tests and the program use is not found.
// claim: imports App, AppTests
@main struct Program { static func main() { print(tested()) } }
// ✓ used-only-by-tests
func tested() -> Int { 42 }
