// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `labelStyle(_:)`: the label style inside.
package struct LabelStyleModifier: ModifierDescription {
  package static let name = "labelStyle"
  package static let example = LabelStyleModifier(style: .iconOnly)
  package static let form = ModifierForm(.controls, .words(LabelStyleNode.self))

  package var style: LabelStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    LabelStyleModifier(style: try reader.value.word("label style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.labelStyle = style } }
}

extension ModifierNode {
  package static func labelStyle(_ style: LabelStyleNode) -> ModifierNode {
    ModifierNode(LabelStyleModifier(style: style))
  }
}

package enum LabelStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}
