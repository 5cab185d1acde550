// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listSectionSpacing(_:)`: the distance between the sections of a list, in points.
package struct ListSectionSpacingModifier: ModifierDescription {
  package static let name = "listSectionSpacing"
  package static let example = ListSectionSpacingModifier(spacing: 60)
  package static let form = ModifierForm(.containers, .number)

  package var spacing: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListSectionSpacingModifier(spacing: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(spacing)) }

  package var effect: ModifierEffect { .environment { $0.listSectionSpacing = spacing } }
}

extension ModifierNode {
  package static func listSectionSpacing(_ spacing: Double) -> ModifierNode {
    ModifierNode(ListSectionSpacingModifier(spacing: spacing))
  }
}
