// An ignore comment that names another rule does not help, and is superfluous.
@main struct Program { static func main() {} }
// ↓ superfluous-ignore
// assay:ignore unused-parameter
// ↓ unused-function
func notIgnored() {}
