// A function with a parameter pack is used by a call.
@main struct Program { static func main() { show(1, "a") } }
func show<each Value>(_ value: repeat each Value) { repeat print(each value) }
