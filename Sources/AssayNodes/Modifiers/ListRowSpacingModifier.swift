// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listRowSpacing(_:)`: the distance between the rows of a list, in points.
package struct ListRowSpacingModifier: ModifierDescription {
  package static let name = "listRowSpacing"
  package static let example = ListRowSpacingModifier(spacing: 20)
  package static let form = ModifierForm(.containers, .number)

  package var spacing: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListRowSpacingModifier(spacing: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(spacing)) }

  package var effect: ModifierEffect { .environment { $0.listRowSpacing = spacing } }
}

extension ModifierNode {
  package static func listRowSpacing(_ spacing: Double) -> ModifierNode {
    ModifierNode(ListRowSpacingModifier(spacing: spacing))
  }
}
