// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// `blendMode(_:)`: how the view is laid over what is behind it.
package struct BlendModeModifier: ModifierDescription {
  package static let name = "blendMode"
  package static let example = BlendModeModifier(mode: .multiply)
  package static let form = ModifierForm(.drawing, .words(LayerBlendMode.self))

  package var mode: LayerBlendMode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BlendModeModifier(mode: try reader.value.word("blend mode"))
  }

  package func written() -> DocumentValue {
    Self.written(.string(mode.rawValue))
  }

  package var effect: ModifierEffect { .drawing(.filter(.blend(mode))) }
}

extension ModifierNode {
  package static func blendMode(_ mode: LayerBlendMode) -> ModifierNode {
    ModifierNode(BlendModeModifier(mode: mode))
  }
}
