// An import of another module of the package is used by a use of one of its types.
// claim: imports Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { print(Machine.self) } }
