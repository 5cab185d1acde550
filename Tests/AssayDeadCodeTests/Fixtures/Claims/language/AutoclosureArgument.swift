// A function that is only called in an autoclosure is used.
@main struct Program { static func main() { check(calledInAutoclosure()) } }
func check(_ condition: @autoclosure () -> Bool) { print(condition()) }
func calledInAutoclosure() -> Bool { true }
