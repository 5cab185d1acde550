// An explicit internal is redundant, as it is the default.
// claim: rules redundant-internal
@main struct Program { static func main() { helper() } }
// ↓ redundant-internal
internal func helper() {}
