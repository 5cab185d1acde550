// A package type is not redundant when a case of a package enum holds it: cases are as visible as their enum.
// claim: imports Core, App
// claim: rules redundant-package
import Core

@main struct Program { static func main() { show(.none) } }
