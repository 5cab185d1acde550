// The parameters of a function that is passed as a value are kept: its type must stay as it is.
@main struct Program { static func main() { print([1, 2].map(zero)) } }
func zero(_ number: Int) -> Int { 0 }
