// An ignore comment on something that is used is superfluous.
@main struct Program { static func main() { used() } }
// ↓ superfluous-ignore
// assay:ignore
func used() {}
