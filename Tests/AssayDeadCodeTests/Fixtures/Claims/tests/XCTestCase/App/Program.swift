// The test methods of an XCTestCase, setUp and tearDown are used by the runner, others are not.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
