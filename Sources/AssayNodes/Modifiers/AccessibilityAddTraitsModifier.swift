// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// `accessibilityAddTraits(_:)`.
package struct AccessibilityAddTraitsModifier: ModifierDescription {
  package static let name = "accessibilityAddTraits"
  package static let example = AccessibilityAddTraitsModifier(traits: [.isButton])
  package static let form = ModifierForm(.accessibility, .traits)

  package var traits: Set<AccessibilityTrait>

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityAddTraitsModifier(traits: try AccessibilityTrait.readSet(reader.value))
  }

  package func written() -> DocumentValue { Self.written(AccessibilityTrait.written(traits)) }

  package var effect: ModifierEffect { .accessibility(.addTraits(traits)) }
}

extension ModifierNode {
  package static func accessibilityAddTraits(_ traits: Set<AccessibilityTrait>) -> ModifierNode {
    ModifierNode(AccessibilityAddTraitsModifier(traits: traits))
  }
}
