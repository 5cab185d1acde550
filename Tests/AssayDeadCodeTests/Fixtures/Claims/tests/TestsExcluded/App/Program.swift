// With tests excluded what only they use is unused.
// claim: imports App, AppTests
// claim: options excludes-tests=true
@main struct Program { static func main() { used() } }
func used() {}
// ↓ unused-function
func testedOnly() -> Int { 42 }
