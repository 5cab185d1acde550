// An import is used by a type that the other module passes on from a third.
// claim: imports Base, Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { print(Machine.self) } }
