// A public type is not redundantly public when a public function that is used hands it out.
// claim: imports Core, App
// claim: rules redundant-public
import Core

@main struct Program { static func main() { print(make()) } }
