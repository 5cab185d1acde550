// A macro that nothing expands is found, one that is expanded is not.
@main struct Program { static func main() { print(#usedLine) } }
// ✓ unused-macro
@freestanding(expression) macro usedLine() -> Int = #line
// ↓ unused-macro
@freestanding(expression) macro unusedLine() -> Int = #line
