// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `toggleStyle(_:)`: the toggle style inside.
package struct ToggleStyleModifier: ModifierDescription {
  package static let name = "toggleStyle"
  package static let example = ToggleStyleModifier(style: .button)
  package static let form = ModifierForm(.controls, .words(ToggleStyleNode.self))

  package var style: ToggleStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ToggleStyleModifier(style: try reader.value.word("toggle style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.toggleStyle = style } }
}

extension ModifierNode {
  package static func toggleStyle(_ style: ToggleStyleNode) -> ModifierNode {
    ModifierNode(ToggleStyleModifier(style: style))
  }
}

package enum ToggleStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, `switch`, button
}
