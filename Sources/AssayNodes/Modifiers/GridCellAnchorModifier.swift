// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `gridCellAnchor(_:)`: where a cell of a grid is in the room of its column and row.
package struct GridCellAnchorModifier: ModifierDescription {
  package static let name = "gridCellAnchor"
  package static let example = GridCellAnchorModifier(anchor: .topLeading)
  package static let form = ModifierForm(.layout, .unitPoint)

  package var anchor: UnitPoint

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    GridCellAnchorModifier(anchor: try UnitPoint.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(anchor.written) }

  package var effect: ModifierEffect { .container(.gridCell(.anchor(anchor))) }
}

extension ModifierNode {
  package static func gridCellAnchor(_ anchor: UnitPoint) -> ModifierNode {
    ModifierNode(GridCellAnchorModifier(anchor: anchor))
  }
}
