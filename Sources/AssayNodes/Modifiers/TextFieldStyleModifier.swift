// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `textFieldStyle(_:)`: the text field style inside.
package struct TextFieldStyleModifier: ModifierDescription {
  package static let name = "textFieldStyle"
  package static let example = TextFieldStyleModifier(style: .roundedBorder)
  package static let form = ModifierForm(.controls, .words(TextFieldStyleNode.self))

  package var style: TextFieldStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TextFieldStyleModifier(style: try reader.value.word("text field style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.textFieldStyle = style } }
}

extension ModifierNode {
  package static func textFieldStyle(_ style: TextFieldStyleNode) -> ModifierNode {
    ModifierNode(TextFieldStyleModifier(style: style))
  }
}

package enum TextFieldStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, roundedBorder
}
