// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `backgroundStyle(_:)`: the style that `background` stands for inside.
package struct BackgroundStyleModifier: ModifierDescription {
  package static let name = "backgroundStyle"
  package static let example = BackgroundStyleModifier(style: .color(.yellow))
  package static let form = ModifierForm(.environment, .style)

  package var style: StyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BackgroundStyleModifier(style: try StyleNode.read(reader.value))
  }

  package func written() -> DocumentValue {
    Self.written(style.written)
  }

  package var effect: ModifierEffect { .environment(naming: style) { $0.backgroundStyle = style } }
}

extension ModifierNode {
  package static func backgroundStyle(_ style: StyleNode) -> ModifierNode {
    ModifierNode(BackgroundStyleModifier(style: style))
  }
}
