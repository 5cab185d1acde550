// A public declaration that no other module uses is redundantly public in a program.
// claim: rules redundant-public
@main struct Program { static func main() { helper() } }
// ↓ redundant-public
public func helper() {}
