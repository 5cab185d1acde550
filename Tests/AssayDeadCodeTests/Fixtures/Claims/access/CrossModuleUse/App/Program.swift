// A public declaration that only another module uses is used, and what nobody uses is found.
// claim: imports Core, App
import Core

@main struct Program { static func main() { helper() } }
