// A function that only calls itself is found.
@main struct Program { static func main() { print(usedDepth(3)) } }
func usedDepth(_ depth: Int) -> Int { depth == 0 ? 0 : usedDepth(depth - 1) }
// ↓ unused-function
func unusedDepth(_ depth: Int) -> Int { depth == 0 ? 0 : unusedDepth(depth - 1) }
