// A parameter that is only used in an interpolation is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int) { print("number \(number)") }
