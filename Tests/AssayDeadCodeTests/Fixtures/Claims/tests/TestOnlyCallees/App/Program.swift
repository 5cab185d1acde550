// What only a function uses that only tests use is found by the same rule.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
// ↓ used-only-by-tests
func testedOnly() -> Int { calledByTestedOnly() }
// ↓ used-only-by-tests
func calledByTestedOnly() -> Int { 42 }
