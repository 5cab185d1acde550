// The parameters of a function that only traps are kept.
@main struct Program { static func main() { if CommandLine.argc > 9 { fail(1) } } }
func fail(_ code: Int) -> Never { fatalError("not possible") }
