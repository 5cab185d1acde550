// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `gridCellColumns(_:)`: how many columns of a grid a cell takes.
package struct GridCellColumnsModifier: ModifierDescription {
  package static let name = "gridCellColumns"
  package static let example = GridCellColumnsModifier(count: 2)
  package static let form = ModifierForm(.layout, .atLeast(1))

  package var count: Int

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let count = try reader.value.integer()
    guard count >= 1 else {
      throw DocumentError(
        "'gridCellColumns' must be 1 or more, found \(count)", at: reader.whole.mark)
    }
    return GridCellColumnsModifier(count: count)
  }

  package func written() -> DocumentValue { Self.written(.number(Double(count))) }

  package var effect: ModifierEffect { .container(.gridCell(.columns(count))) }
}

extension ModifierNode {
  package static func gridCellColumns(_ count: Int) -> ModifierNode {
    ModifierNode(GridCellColumnsModifier(count: count))
  }
}
