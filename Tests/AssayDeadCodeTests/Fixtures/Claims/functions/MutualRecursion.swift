// Two functions that only call each other are both found.
@main struct Program { static func main() {} }
// ↓ unused-function
func isEven(_ number: Int) -> Bool { number == 0 || isOdd(number - 1) }
// ↓ unused-function
func isOdd(_ number: Int) -> Bool { number != 0 && isEven(number - 1) }
