// The parameters of a parameterised test and of test helpers count like others.
// claim: imports App, AppTests
@main struct Program { static func main() { print("done") } }
