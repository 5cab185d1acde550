// Without an index nothing is said of comments that seem to ignore nothing.
// claim: engine syntax
@main struct Program { static func main() { helper() } }
// ✓ superfluous-ignore
// assay:ignore
func helper() {}
