// An App Intent is kept: the system finds it by its type.
// claim: engine syntax
// claim: keeps appIntent
import AppIntents

@main struct Program { static func main() {} }
struct OpenDoor: AppIntent {
  static let title: LocalizedStringResource = "Open Door"
  func perform() async throws -> some IntentResult { open() }
  private func open() -> some IntentResult { .result() }
}
