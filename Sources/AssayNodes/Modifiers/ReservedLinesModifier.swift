// SPDX-License-Identifier: MIT

package import AssayDocuments

/// The lines that a text keeps room for: what `lineLimit(_:reservesSpace:)` and the lower bound of
/// a `lineLimit(_:)` say. A `lineLimit` around it does not change
/// them, and one inside ends them.
package struct ReservedLinesModifier: ModifierDescription {
  package static let name = "reservedLines"
  package static let example = ReservedLinesModifier(lines: 2)
  package static let form = ModifierForm(
    .text, .atLeast(0),
    guide: """
      - reservedLines: 2
      """)

  package var lines: Int

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ReservedLinesModifier(lines: try reader.value.wholeNumber())
  }

  package func written() -> DocumentValue { Self.written(.number(Double(lines))) }

  package var effect: ModifierEffect { .environment { $0.reservedLines = lines } }
}

extension ModifierNode {
  package static func reservedLines(_ lines: Int) -> ModifierNode {
    ModifierNode(ReservedLinesModifier(lines: lines))
  }
}
