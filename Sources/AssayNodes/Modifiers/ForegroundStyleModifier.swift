// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `foregroundStyle(_:)`: the style of texts, symbols and shapes inside.
package struct ForegroundStyleModifier: ModifierDescription {
  package static let name = "foregroundStyle"
  package static let example = ForegroundStyleModifier(style: .color(.red))
  package static let form = ModifierForm(.text, .style)

  package var style: StyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ForegroundStyleModifier(style: try StyleNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(style.written) }

  package var effect: ModifierEffect {
    .environment(naming: style) {
      // A level is a level of the style around it; any other style starts over.
      if case .hierarchical = style {} else { $0.baseForegroundStyle = style }
      $0.foregroundStyle = style
    }
  }
}

extension ModifierNode {
  package static func foregroundStyle(_ style: StyleNode) -> ModifierNode {
    ModifierNode(ForegroundStyleModifier(style: style))
  }
}
