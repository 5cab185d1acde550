// A public witness of a public protocol is not redundantly public: the language asks for it.
// claim: imports Core, App
// claim: rules redundant-public
import Core

@main struct Program { static func main() { start(Machine()) } }
