// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `underline(_:)`: a line in the color of the text.
package struct UnderlineModifier: ModifierDescription {
  package static let name = "underline"
  package static let example = UnderlineModifier(isUnderlined: true)
  package static let form = ModifierForm(.text, .boolean)

  package var isUnderlined: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    UnderlineModifier(isUnderlined: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isUnderlined) }

  package var effect: ModifierEffect { .environment { $0.isUnderlined = isUnderlined } }
}

extension ModifierNode {
  package static func underline(_ isUnderlined: Bool) -> ModifierNode {
    ModifierNode(UnderlineModifier(isUnderlined: isUnderlined))
  }
}
