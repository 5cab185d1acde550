// What is only deprecated is found when nothing uses it.
@main struct Program { static func main() {} }
// ↓ unused-function
@available(*, deprecated)
func oldStart() {}
