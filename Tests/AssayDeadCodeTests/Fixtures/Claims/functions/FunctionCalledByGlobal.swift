// A function that is only called by a global's initial value is used when the global is.
@main struct Program { static func main() { print(usedGlobal) } }
// ✓ unused-global
let usedGlobal = makeUsed()
func makeUsed() -> Int { 1 }
