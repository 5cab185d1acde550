// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityLabel(_:)`: what is spoken instead of the content.
package struct AccessibilityLabelModifier: ModifierDescription {
  package static let name = "accessibilityLabel"
  package static let example = AccessibilityLabelModifier(label: TextNode(verbatim: "Close"))
  package static let form = ModifierForm(.accessibility, .text)

  package var label: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityLabelModifier(label: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(label.written) }

  package var effect: ModifierEffect { .accessibility(.label(label)) }
}

extension ModifierNode {
  package static func accessibilityLabel(_ label: TextNode) -> ModifierNode {
    ModifierNode(AccessibilityLabelModifier(label: label))
  }
}
