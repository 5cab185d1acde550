// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `alternatingRowBackgrounds(_:)`: whether every second row of a Mac's lists has a ground of its
/// own.
package struct AlternatingRowBackgroundsModifier: ModifierDescription {
  package static let name = "alternatingRowBackgrounds"
  package static let example = AlternatingRowBackgroundsModifier(alternates: true)
  package static let form = ModifierForm(.containers, .boolean)

  package var alternates: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AlternatingRowBackgroundsModifier(alternates: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(alternates) }

  package var effect: ModifierEffect { .environment { $0.listRowsAlternate = alternates } }
}

extension ModifierNode {
  package static func alternatingRowBackgrounds(_ alternates: Bool) -> ModifierNode {
    ModifierNode(AlternatingRowBackgroundsModifier(alternates: alternates))
  }
}
