// A parameter that is only used as a type(of:) argument is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Any) { print(type(of: number)) }
