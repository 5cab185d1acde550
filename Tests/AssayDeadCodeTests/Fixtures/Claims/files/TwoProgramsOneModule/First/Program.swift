// What one of two programs uses of a shared module is used.
// claim: imports Shared, First, Second
import Shared

@main struct FirstProgram { static func main() { usedByFirst() } }
