// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `buttonStyle(_:)`: the button style inside.
package struct ButtonStyleModifier: ModifierDescription {
  package static let name = "buttonStyle"
  package static let example = ButtonStyleModifier(style: .borderedProminent)
  package static let form = ModifierForm(.controls, .words(ButtonStyleNode.self))

  package var style: ButtonStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ButtonStyleModifier(style: try reader.value.word("button style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.buttonStyle = style } }
}

extension ModifierNode {
  package static func buttonStyle(_ style: ButtonStyleNode) -> ModifierNode {
    ModifierNode(ButtonStyleModifier(style: style))
  }
}

package enum ButtonStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, bordered, borderedProminent, borderless, plain

  /// Whether it draws something behind the label wherever the button is.
  package var hasBezel: Bool {
    switch self {
    case .bordered, .borderedProminent: true
    case .automatic, .borderless, .plain: false
    }
  }
}
