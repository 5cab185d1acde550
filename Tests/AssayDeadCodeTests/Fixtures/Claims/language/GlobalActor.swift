// A global actor is used by its attribute, and its shared instance by the language.
// claim: keeps externalRequirement
@main struct Program { static func main() async { await work() } }
@Background func work() {}
@globalActor actor Background {
  static let shared = Background()
}
