// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityIgnoresInvertColors(_:)`.
package struct AccessibilityIgnoresInvertColorsModifier: ModifierDescription {
  package static let name = "accessibilityIgnoresInvertColors"
  package static let example = AccessibilityIgnoresInvertColorsModifier(isActive: true)
  package static let form = ModifierForm(.accessibility, .boolean)

  package var isActive: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityIgnoresInvertColorsModifier(isActive: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isActive) }

  package var effect: ModifierEffect { .accessibility(.ignoresInvertColors(isActive)) }
}

extension ModifierNode {
  package static func accessibilityIgnoresInvertColors(_ isActive: Bool) -> ModifierNode {
    ModifierNode(AccessibilityIgnoresInvertColorsModifier(isActive: isActive))
  }
}
