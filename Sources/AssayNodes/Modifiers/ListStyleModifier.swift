// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `listStyle(_:)`: the list style inside.
package struct ListStyleModifier: ModifierDescription {
  package static let name = "listStyle"
  package static let example = ListStyleModifier(style: .plain)
  package static let form = ModifierForm(.containers, .words(ListStyleNode.self))

  package var style: ListStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ListStyleModifier(style: try reader.value.word("list style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.listStyle = style } }
}

extension ModifierNode {
  package static func listStyle(_ style: ListStyleNode) -> ModifierNode {
    ModifierNode(ListStyleModifier(style: style))
  }
}

package enum ListStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
}
