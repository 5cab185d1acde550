// An import is used by a class that the other module declares as a superclass.
// claim: imports Core, App
// claim: rules unused-import
import Core

@main struct Program { static func main() { print(Machine()) } }
final class Machine: Base {}
