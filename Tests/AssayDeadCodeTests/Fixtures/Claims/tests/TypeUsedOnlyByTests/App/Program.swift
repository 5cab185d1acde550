// A type that only tests use is found once, not again for its members that they use.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
// ↓ used-only-by-tests
struct TestedOnly {
  func run() -> Int { 1 }
}
