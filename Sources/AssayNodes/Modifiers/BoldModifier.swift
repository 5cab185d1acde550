// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `bold(_:)`: the emphasized weight of the font.
package struct BoldModifier: ModifierDescription {
  package static let name = "bold"
  package static let example = BoldModifier(isBold: true)
  package static let form = ModifierForm(.text, .boolean)

  package var isBold: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BoldModifier(isBold: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isBold) }

  package var effect: ModifierEffect { .environment { $0.isBold = isBold } }
}

extension ModifierNode {
  package static func bold(_ isBold: Bool) -> ModifierNode {
    ModifierNode(BoldModifier(isBold: isBold))
  }
}
