// The other program.
import Shared

@main struct SecondProgram { static func main() { usedBySecond() } }
