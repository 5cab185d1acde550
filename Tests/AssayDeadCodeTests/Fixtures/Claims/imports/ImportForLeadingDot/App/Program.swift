// An import is used by members that are named without their type.
// claim: imports Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { paint(.red) } }
