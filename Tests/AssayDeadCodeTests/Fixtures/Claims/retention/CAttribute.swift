// A function with @c is kept.
// claim: keeps linkage
@main struct Program { static func main() {} }
@c func pluginStart() {}
