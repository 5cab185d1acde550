// A method of a result builder that the language does not name is found when unused.
@main struct Program { static func main() { print(list { "a" }) } }
func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }
@resultBuilder enum ListBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
  // ↓ unused-method
  static func join(_ parts: [String]) -> String { parts.joined() }
}
