// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `searchable(text:prompt:)`: a search field below the title of the bar around.
package struct SearchableModifier: ModifierDescription {
  package static let name = "searchable"
  package static let example = SearchableModifier(
    text: "", prompt: TextNode(verbatim: "Search"))
  package static let form = ModifierForm(
    .containers, .optional(.text), options: ["text": .string])

  package var text: String
  /// nil for that of the system.
  package var prompt: TextNode?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let text = try reader.map.take("text") { try $0.string() } ?? ""
    return SearchableModifier(text: text, prompt: try reader.notNull.map { try TextNode.read($0) })
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("text", text.isEmpty ? nil : text)
    if let prompt { return Self.written(prompt.written, map) }
    return text.isEmpty ? Self.bare : Self.written(.null, map)
  }

  package var effect: ModifierEffect { .container(.searchField(text: text, prompt: prompt)) }
}

extension ModifierNode {
  package static func searchable(text: String, prompt: TextNode?) -> ModifierNode {
    ModifierNode(SearchableModifier(text: text, prompt: prompt))
  }
}
