// An import of Foundation that nothing uses is found.
// claim: rules unused-import
// ↓ unused-import
import Foundation

@main struct Program { static func main() { print("done") } }
