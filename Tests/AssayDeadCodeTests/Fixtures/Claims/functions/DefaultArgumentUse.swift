// A function that is only called by a default argument is used.
@main struct Program { static func main() { greet() } }
func greet(_ name: String = defaultName()) { print(name) }
func defaultName() -> String { "you" }
