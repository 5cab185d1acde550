// Types of one name in two modules are told apart.
// claim: imports Core, App
import Core

@main struct Program { static func main() { print(Core.Machine()) } }
// ↓ unused-struct
struct Machine {}
