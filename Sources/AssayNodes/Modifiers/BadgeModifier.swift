// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `badge(_:)`: a text on a tab or at the end of a row.
package struct BadgeModifier: ModifierDescription {
  package static let name = "badge"
  package static let example = BadgeModifier(text: TextNode(verbatim: "3"))
  package static let form = ModifierForm(.containers, .text)

  package var text: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BadgeModifier(text: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(text.written) }

  package var effect: ModifierEffect { .container(.badge(text)) }
}

extension ModifierNode {
  package static func badge(_ text: TextNode) -> ModifierNode {
    ModifierNode(BadgeModifier(text: text))
  }
}
