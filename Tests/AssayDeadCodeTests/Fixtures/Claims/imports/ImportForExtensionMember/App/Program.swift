// An import is used by a member that the other module adds to an outside type.
// claim: imports Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { print(2.doubled) } }
