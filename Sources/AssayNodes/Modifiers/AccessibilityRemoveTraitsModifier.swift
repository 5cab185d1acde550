// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// `accessibilityRemoveTraits(_:)`.
package struct AccessibilityRemoveTraitsModifier: ModifierDescription {
  package static let name = "accessibilityRemoveTraits"
  package static let example = AccessibilityRemoveTraitsModifier(traits: [.isStaticText])
  package static let form = ModifierForm(.accessibility, .traits)

  package var traits: Set<AccessibilityTrait>

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityRemoveTraitsModifier(traits: try AccessibilityTrait.readSet(reader.value))
  }

  package func written() -> DocumentValue { Self.written(AccessibilityTrait.written(traits)) }

  package var effect: ModifierEffect { .accessibility(.removeTraits(traits)) }
}

extension ModifierNode {
  package static func accessibilityRemoveTraits(_ traits: Set<AccessibilityTrait>) -> ModifierNode {
    ModifierNode(AccessibilityRemoveTraitsModifier(traits: traits))
  }
}
