// Functions that are passed to rethrowing ones are used.
@main struct Program { static func main() throws { print(try [1].map(check)) } }
func check(_ number: Int) throws -> Int { number }
