// An import is used by an operator of the other module.
// claim: imports Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { print(2 ** 3) } }
