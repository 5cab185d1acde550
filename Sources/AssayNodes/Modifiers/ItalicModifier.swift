// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `italic(_:)`.
package struct ItalicModifier: ModifierDescription {
  package static let name = "italic"
  package static let example = ItalicModifier(isItalic: true)
  package static let form = ModifierForm(.text, .boolean)

  package var isItalic: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ItalicModifier(isItalic: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isItalic) }

  package var effect: ModifierEffect { .environment { $0.isItalic = isItalic } }
}

extension ModifierNode {
  package static func italic(_ isItalic: Bool) -> ModifierNode {
    ModifierNode(ItalicModifier(isItalic: isItalic))
  }
}
