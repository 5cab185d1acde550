// A function that is exported by a C name is kept, and what it calls.
// claim: keeps linkage
@main struct Program { static func main() {} }
@_cdecl("plugin_start")
func pluginStart() { calledFromC() }
func calledFromC() {}
