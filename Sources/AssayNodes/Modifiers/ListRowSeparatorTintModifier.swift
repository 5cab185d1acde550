// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listRowSeparatorTint(_:)`: the color of the line below a row.
package struct ListRowSeparatorTintModifier: ModifierDescription {
  package static let name = "listRowSeparatorTint"
  package static let example = ListRowSeparatorTintModifier(color: .red)
  package static let form = ModifierForm(.containers, .color)

  package var color: Color

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListRowSeparatorTintModifier(color: try Color.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(color.written) }

  package var effect: ModifierEffect { .container(.listRowSeparatorTint(color)) }
}

extension ModifierNode {
  package static func listRowSeparatorTint(_ color: Color) -> ModifierNode {
    ModifierNode(ListRowSeparatorTintModifier(color: color))
  }
}
