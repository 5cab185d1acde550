// An import is used by a member that it adds to a type of the standard library.
// claim: rules unused-import
import Foundation

@main struct Program { static func main() { print("a b".components(separatedBy: " ")) } }
