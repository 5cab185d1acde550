// A function that nothing calls is found, one that is called is not.
@main struct Program { static func main() { used() } }
func used() {}
// ↓ unused-function
func unused() {}
