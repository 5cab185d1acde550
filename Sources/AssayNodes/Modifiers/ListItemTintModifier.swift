// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listItemTint(_:)`: the color of the icons of a list's rows; without one, that of the list.
package struct ListItemTintModifier: ModifierDescription {
  package static let name = "listItemTint"
  package static let example = ListItemTintModifier(tint: .red)
  package static let form = ModifierForm(.containers, .optional(.color))

  package var tint: Color?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListItemTintModifier(tint: try reader.notNull.map { try Color.read($0) })
  }

  package func written() -> DocumentValue { tint.map { Self.written($0.written) } ?? Self.bare }

  package var effect: ModifierEffect { .environment { $0.listItemTint = tint } }
}

extension ModifierNode {
  package static func listItemTint(_ tint: Color?) -> ModifierNode {
    ModifierNode(ListItemTintModifier(tint: tint))
  }
}
