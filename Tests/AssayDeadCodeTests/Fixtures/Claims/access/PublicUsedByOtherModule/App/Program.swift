// A public declaration that another module uses is not redundantly public, one that none uses is.
// claim: imports Core, App
// claim: rules redundant-public
import Core

@main struct Program { static func main() { helper() } }
