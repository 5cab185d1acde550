// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `listRowInsets(_:)`: the distances of a row from its edges, in points.
package struct ListRowInsetsModifier: ModifierDescription {
  package static let name = "listRowInsets"
  package static let example = ListRowInsetsModifier(
    insets: EdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30))
  package static let form = ModifierForm(
    .containers, .insets,
    guide: """
      - listRowInsets: {leading: 16}
      - listRowInsets: 8
      """)

  package var insets: EdgeInsets

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListRowInsetsModifier(insets: try EdgeInsets.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(insets.written) }

  package var effect: ModifierEffect { .container(.listRowInsets(insets)) }
}

extension ModifierNode {
  package static func listRowInsets(_ insets: EdgeInsets) -> ModifierNode {
    ModifierNode(ListRowInsetsModifier(insets: insets))
  }
}
