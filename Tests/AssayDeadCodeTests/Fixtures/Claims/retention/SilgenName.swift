// A function that has a symbol name of its own is kept.
// claim: keeps linkage
@main struct Program { static func main() {} }
@_silgen_name("plugin_stop")
func pluginStop() {}
