// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityHint(_:)`: what is spoken about the result of an action.
package struct AccessibilityHintModifier: ModifierDescription {
  package static let name = "accessibilityHint"
  package static let example = AccessibilityHintModifier(hint: TextNode(verbatim: "Closes"))
  package static let form = ModifierForm(.accessibility, .text)

  package var hint: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityHintModifier(hint: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(hint.written) }

  package var effect: ModifierEffect { .accessibility(.hint(hint)) }
}

extension ModifierNode {
  package static func accessibilityHint(_ hint: TextNode) -> ModifierNode {
    ModifierNode(AccessibilityHintModifier(hint: hint))
  }
}
