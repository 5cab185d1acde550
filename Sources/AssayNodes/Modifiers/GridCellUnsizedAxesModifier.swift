// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `gridCellUnsizedAxes(_:)`: the axes along which a cell does not make its column or row larger.
package struct GridCellUnsizedAxesModifier: ModifierDescription {
  package static let name = "gridCellUnsizedAxes"
  package static let example = GridCellUnsizedAxesModifier(axes: .horizontal)
  package static let form = ModifierForm(.layout, .axes)

  package var axes: Axis.Set

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    GridCellUnsizedAxesModifier(axes: try Axis.Set.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(axes.written) }

  package var effect: ModifierEffect { .container(.gridCell(.unsizedAxes(axes))) }
}

extension ModifierNode {
  package static func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifierNode {
    ModifierNode(GridCellUnsizedAxesModifier(axes: axes))
  }
}
