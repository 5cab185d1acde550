// A package declaration that no other module uses is redundant, one that another uses is not.
// claim: imports Core, App
// claim: rules redundant-package
import Core

@main struct Program { static func main() { helper() } }
