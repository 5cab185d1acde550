// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listRowSeparator(_:)`: whether the line below a row is drawn.
package struct ListRowSeparatorModifier: ModifierDescription {
  package static let name = "listRowSeparator"
  package static let example = ListRowSeparatorModifier(visibility: .hidden)
  package static let form = ModifierForm(.containers, .words(Visibility.self))

  package var visibility: Visibility

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListRowSeparatorModifier(visibility: try reader.value.word("visibility"))
  }

  package func written() -> DocumentValue { Self.written(.string(visibility.rawValue)) }

  package var effect: ModifierEffect { .container(.listRowSeparator(visibility)) }
}

extension ModifierNode {
  package static func listRowSeparator(_ visibility: Visibility) -> ModifierNode {
    ModifierNode(ListRowSeparatorModifier(visibility: visibility))
  }
}
