// A function that is only passed as a value is used.
@main struct Program { static func main() { print([1, 2].map(double)) } }
// ✓ unused-function
func double(_ number: Int) -> Int { number * 2 }
