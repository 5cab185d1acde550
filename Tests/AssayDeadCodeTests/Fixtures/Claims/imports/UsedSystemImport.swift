// An import of a system module is used by a use of one of its types.
// claim: rules unused-import
// ✓ unused-import
import Dispatch

@main struct Program { static func main() { print(DispatchTime.now()) } }
