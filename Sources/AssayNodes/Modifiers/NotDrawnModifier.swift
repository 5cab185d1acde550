// SPDX-License-Identifier: MIT

package import AssayDocuments

/// What a modifier of SwiftUI would change of the picture, which is not drawn and is reported.
package struct NotDrawnModifier: ModifierDescription {
  package static let name = "notDrawn"
  package static let example = NotDrawnModifier(what: "the style of a table")
  package static let form = ModifierForm(
    .drawing, .string,
    note: "Changes no pixel. Reports that the thing named by the text is not drawn.")

  /// As in "`what` is not drawn".
  package var what: String

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    NotDrawnModifier(what: try reader.value.string())
  }

  package func written() -> DocumentValue { Self.written(.string(what)) }

  package var effect: ModifierEffect { .notDrawn(what) }
}

extension ModifierNode {
  package static func notDrawn(_ what: String) -> ModifierNode {
    ModifierNode(NotDrawnModifier(what: what))
  }
}
