// An import is used by an inheritance clause.
// claim: rules unused-import
import Foundation

@main struct Program { static func main() { print(Problem.missing) } }
enum Problem: LocalizedError { case missing }
