// App shortcut providers and entities are kept like intents.
// claim: engine syntax
// claim: keeps appIntent
import AppIntents

@main struct Program { static func main() {} }
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}
struct DoorEntity: AppEntity {
  var id: String { "door" }
}
