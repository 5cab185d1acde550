// An import of a system module that nothing uses is found.
// claim: rules unused-import
// ↓ unused-import
import Dispatch

@main struct Program { static func main() { print("done") } }
