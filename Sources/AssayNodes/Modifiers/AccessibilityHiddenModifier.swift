// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityHidden(_:)`: whether assistive technology passes over it.
package struct AccessibilityHiddenModifier: ModifierDescription {
  package static let name = "accessibilityHidden"
  package static let example = AccessibilityHiddenModifier(isHidden: true)
  package static let form = ModifierForm(.accessibility, .boolean)

  package var isHidden: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityHiddenModifier(isHidden: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isHidden) }

  package var effect: ModifierEffect { .accessibility(.hidden(isHidden)) }
}

extension ModifierNode {
  package static func accessibilityHidden(_ isHidden: Bool) -> ModifierNode {
    ModifierNode(AccessibilityHiddenModifier(isHidden: isHidden))
  }
}
