// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `fontDesign(_:)`; nil for the design of the font.
package struct FontDesignModifier: ModifierDescription {
  package static let name = "fontDesign"
  package static let example = FontDesignModifier(design: .monospaced)
  package static let form = ModifierForm(.text, .optional(.design))

  package var design: Font.Design?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    FontDesignModifier(design: try reader.value.optional { try $0.word("design") })
  }

  package func written() -> DocumentValue {
    Self.written(design.map { .string($0.rawValue) } ?? .null)
  }

  package var effect: ModifierEffect { .environment { $0.fontDesign = design } }
}

extension ModifierNode {
  package static func fontDesign(_ design: Font.Design?) -> ModifierNode {
    ModifierNode(FontDesignModifier(design: design))
  }
}
