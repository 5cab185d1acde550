// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityIdentifier(_:)`: a name for tests.
package struct AccessibilityIdentifierModifier: ModifierDescription {
  package static let name = "accessibilityIdentifier"
  package static let example = AccessibilityIdentifierModifier(identifier: "close-button")
  package static let form = ModifierForm(.accessibility, .string)

  package var identifier: String

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityIdentifierModifier(identifier: try reader.value.string())
  }

  package func written() -> DocumentValue { Self.written(.string(identifier)) }

  package var effect: ModifierEffect { .accessibility(.identifier(identifier)) }
}

extension ModifierNode {
  package static func accessibilityIdentifier(_ identifier: String) -> ModifierNode {
    ModifierNode(AccessibilityIdentifierModifier(identifier: identifier))
  }
}
