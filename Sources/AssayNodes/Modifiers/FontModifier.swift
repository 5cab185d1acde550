// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `font(_:)`: the font of the texts inside; nil for the default.
package struct FontModifier: ModifierDescription {
  package static let name = "font"
  package static let example = FontModifier(font: .title)
  package static let form = ModifierForm(.text, .optional(.font))

  package var font: Font?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    FontModifier(font: try reader.value.optional(Font.read))
  }

  package func written() -> DocumentValue { Self.written(font?.written ?? .null) }

  package var effect: ModifierEffect { .environment { $0.font = font } }
}

extension ModifierNode {
  package static func font(_ font: Font?) -> ModifierNode {
    ModifierNode(FontModifier(font: font))
  }
}
