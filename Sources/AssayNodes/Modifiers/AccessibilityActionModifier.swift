// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityAction(named:_:)`: an action that assistive technology offers by its name.
package struct AccessibilityActionModifier: ModifierDescription {
  package static let name = "accessibilityAction"
  package static let example = AccessibilityActionModifier(action: TextNode(verbatim: "Delete"))
  package static let form = ModifierForm(.accessibility, .text)

  package var action: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityActionModifier(action: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(action.written) }

  package var effect: ModifierEffect { .accessibility(.action(action)) }
}

extension ModifierNode {
  package static func accessibilityAction(_ action: TextNode) -> ModifierNode {
    ModifierNode(AccessibilityActionModifier(action: action))
  }
}
