// A comment that only speaks of assay:ignore asks for nothing.
@main struct Program { static func main() {} }
// Once this had an assay:ignore comment.
// ↓ unused-function
func notIgnored() {}
