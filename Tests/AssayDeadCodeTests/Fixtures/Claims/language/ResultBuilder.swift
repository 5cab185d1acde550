// Every build… method of a result builder is kept: the language calls them.
// claim: keeps resultBuilder
@main struct Program {
  static func main() {
    print(
      list {
        "a"
        if CommandLine.arguments.isEmpty { "b" } else { "c" }
        for number in 0..<2 { "\(number)" }
      })
  }
}
func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }
@resultBuilder enum ListBuilder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}
