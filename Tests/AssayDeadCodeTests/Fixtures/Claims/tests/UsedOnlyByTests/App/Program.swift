// A function that only tests use is found by the rule for that.
// claim: imports App, AppTests
@main struct Program { static func main() { used() } }
func used() {}
// ↓ used-only-by-tests
func testedOnly() -> Int { 42 }
