// A public function that an inlinable one calls is not redundantly public.
// claim: imports Core, App
// claim: rules redundant-public
import Core

@main struct Program { static func main() { helper() } }
