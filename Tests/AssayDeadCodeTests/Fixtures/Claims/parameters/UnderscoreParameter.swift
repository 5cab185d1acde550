// A parameter named _ says itself that it is not used.
@main struct Program { static func main() { show(1, size: 2) } }
func show(_: Int, size _: Int) { print("shown") }
