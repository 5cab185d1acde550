// A testable import is kept when all that is tested is under an inactive #if.
@main struct Program { static func main() { print(helper()) } }
func helper() -> Int { 1 }
