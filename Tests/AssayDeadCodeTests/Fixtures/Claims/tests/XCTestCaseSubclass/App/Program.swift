// The test methods of a subclass of one's own test case class are used by the runner.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
