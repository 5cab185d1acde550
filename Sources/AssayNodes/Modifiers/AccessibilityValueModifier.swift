// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityValue(_:)`: what is spoken about the state.
package struct AccessibilityValueModifier: ModifierDescription {
  package static let name = "accessibilityValue"
  package static let example = AccessibilityValueModifier(value: TextNode(verbatim: "3 items"))
  package static let form = ModifierForm(.accessibility, .text)

  package var value: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityValueModifier(value: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(value.written) }

  package var effect: ModifierEffect { .accessibility(.value(value)) }
}

extension ModifierNode {
  package static func accessibilityValue(_ value: TextNode) -> ModifierNode {
    ModifierNode(AccessibilityValueModifier(value: value))
  }
}
