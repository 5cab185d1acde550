// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `fontWeight(_:)`; nil for the weight of the font.
package struct FontWeightModifier: ModifierDescription {
  package static let name = "fontWeight"
  package static let example = FontWeightModifier(weight: .heavy)
  package static let form = ModifierForm(.text, .optional(.weight))

  package var weight: Font.Weight?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    FontWeightModifier(weight: try reader.value.optional(Font.Weight.read))
  }

  package func written() -> DocumentValue { Self.written(weight?.written ?? .null) }

  package var effect: ModifierEffect { .environment { $0.fontWeight = weight } }
}

extension ModifierNode {
  package static func fontWeight(_ weight: Font.Weight?) -> ModifierNode {
    ModifierNode(FontWeightModifier(weight: weight))
  }
}
