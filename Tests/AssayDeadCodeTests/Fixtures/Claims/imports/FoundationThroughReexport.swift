// An import of Foundation is used by what Foundation passes on from other modules.
// claim: rules unused-import
import Foundation

@main struct Program { static func main() { print(UUID()) } }
