// The standard library's own macros use nothing of ours and hide nothing.
@main struct Program { static func main() { log() } }
func log(file: String = #file, line: Int = #line) { print(file, line) }
// ↓ unused-function
func quiet(file: String = #file) { print(file) }
