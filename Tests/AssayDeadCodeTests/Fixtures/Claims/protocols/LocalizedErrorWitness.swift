// Properties that an outside error protocol asks for are kept.
import Foundation

@main struct Program { static func main() throws { throw Problem.missing } }
enum Problem: LocalizedError {
  case missing
  var errorDescription: String? { "missing" }
  var failureReason: String? { nil }
}
