// An ignore comment on what only tests use is not superfluous, and keeps what that uses.
// claim: imports App, AppTests
@main struct Program { static func main() { used() } }
// ✓ superfluous-ignore
// assay:ignore - tests are what it is there for
func testedOnly() -> Int { callee() }
// ✓ used-only-by-tests
func callee() -> Int { 42 }
// ↓ superfluous-ignore
// assay:ignore - the program calls it
func used() {}
