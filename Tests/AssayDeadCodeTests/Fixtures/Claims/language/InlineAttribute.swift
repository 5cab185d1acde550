// A function with attributes for the optimiser is found like any other when nothing calls it.
@main struct Program { static func main() { fast() } }
@inline(never) func fast() {}
// ↓ unused-function
@inline(__always) func slow() {}
