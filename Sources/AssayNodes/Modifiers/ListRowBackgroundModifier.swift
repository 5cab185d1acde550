// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listRowBackground(_:)`: the style behind a row of a list.
package struct ListRowBackgroundModifier: ModifierDescription {
  package static let name = "listRowBackground"
  package static let example = ListRowBackgroundModifier(style: .color(.yellow))
  package static let form = ModifierForm(.containers, .style)

  package var style: StyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListRowBackgroundModifier(style: try StyleNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(style.written) }

  package var effect: ModifierEffect { .container(.listRowBackground(style)) }
}

extension ModifierNode {
  package static func listRowBackground(_ style: StyleNode) -> ModifierNode {
    ModifierNode(ListRowBackgroundModifier(style: style))
  }
}
