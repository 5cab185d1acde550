// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `multilineTextAlignment(_:)`: how the lines of a text are aligned.
package struct MultilineTextAlignmentModifier: ModifierDescription {
  package static let name = "multilineTextAlignment"
  package static let example = MultilineTextAlignmentModifier(alignment: .trailing)
  package static let form = ModifierForm(.text, .words(TextAlignment.self))

  package var alignment: TextAlignment

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    MultilineTextAlignmentModifier(alignment: try reader.value.word("alignment"))
  }

  package func written() -> DocumentValue { Self.written(.string(alignment.rawValue)) }

  package var effect: ModifierEffect {
    .environment { $0.multilineTextAlignment = alignment }
  }
}

extension ModifierNode {
  package static func multilineTextAlignment(_ alignment: TextAlignment) -> ModifierNode {
    ModifierNode(MultilineTextAlignmentModifier(alignment: alignment))
  }
}
