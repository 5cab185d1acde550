// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityHeading(_:)`: a heading of a level from 1 to 6.
package struct AccessibilityHeadingModifier: ModifierDescription {
  package static let name = "accessibilityHeading"
  package static let example = AccessibilityHeadingModifier(level: 2)
  package static let form = ModifierForm(.accessibility, .integer)

  package var level: Int

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityHeadingModifier(level: try reader.value.integer())
  }

  package func written() -> DocumentValue { Self.written(.number(Double(level))) }

  package var effect: ModifierEffect { .accessibility(.addTraits([.isHeader])) }
}

extension ModifierNode {
  package static func accessibilityHeading(_ level: Int) -> ModifierNode {
    ModifierNode(AccessibilityHeadingModifier(level: level))
  }
}
