// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `gridColumnAlignment(_:)`: the alignment of all cells of the column.
package struct GridColumnAlignmentModifier: ModifierDescription {
  package static let name = "gridColumnAlignment"
  package static let example = GridColumnAlignmentModifier(alignment: .leading)
  package static let form = ModifierForm(.layout, .horizontalAlignment)

  package var alignment: HorizontalAlignment

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    GridColumnAlignmentModifier(alignment: try .read(reader.value))
  }

  package func written() throws -> DocumentValue { Self.written(try alignment.written()) }

  package var effect: ModifierEffect { .container(.gridCell(.columnAlignment(alignment))) }
}

extension ModifierNode {
  package static func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ModifierNode {
    ModifierNode(GridColumnAlignmentModifier(alignment: alignment))
  }
}

/// What a cell says to the grid around it.
package enum GridCellWord: Hashable, Sendable {
  case columns(Int)
  case anchor(UnitPoint)
  case unsizedAxes(Axis.Set)
  case columnAlignment(HorizontalAlignment)
}
