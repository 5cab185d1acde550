// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `searchable(text:prompt:)`, which is not drawn: a search field in the bar around.
package struct SearchableModifier: ModifierDescription {
  package static let name = "searchable"
  package static let example = SearchableModifier(prompt: TextNode(verbatim: "Search"))
  package static let form = ModifierForm(.containers, .text)

  package var prompt: TextNode?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SearchableModifier(prompt: try reader.main.map { try TextNode.read($0) })
  }

  package func written() -> DocumentValue {
    prompt.map { Self.written($0.written) } ?? Self.bare
  }

  package var effect: ModifierEffect { .notDrawn("the search field of searchable") }
}

extension ModifierNode {
  package static func searchable(prompt: TextNode?) -> ModifierNode {
    ModifierNode(SearchableModifier(prompt: prompt))
  }
}
