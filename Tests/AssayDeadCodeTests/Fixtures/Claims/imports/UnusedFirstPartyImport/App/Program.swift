// An import of another module of the package that nothing uses is found.
// claim: imports Core, App
// claim: rules unused-import
// ↓ unused-import
import Core

@main struct Program { static func main() { print("done") } }
