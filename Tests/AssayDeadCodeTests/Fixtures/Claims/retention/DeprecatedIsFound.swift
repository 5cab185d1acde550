// What is only deprecated is found when nothing uses it.
@main struct Program { static func main() {} }
@available(*, deprecated)
// ↓ unused-function
func oldStart() {}
