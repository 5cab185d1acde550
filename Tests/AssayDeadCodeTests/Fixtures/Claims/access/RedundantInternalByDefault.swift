// An explicit internal is a matter of style, which is found only where the rule is named.
@main struct Program { static func main() { helper() } }
internal func helper() {}
