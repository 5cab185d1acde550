// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `luminanceToAlpha()`: black, as opaque as each color was bright.
package struct LuminanceToAlphaModifier: ModifierDescription {
  package static let name = "luminanceToAlpha"
  package static let example = LuminanceToAlphaModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return LuminanceToAlphaModifier()
  }

  package func written() -> DocumentValue {
    Self.bare
  }

  package var effect: ModifierEffect { .drawing(.filter(.luminanceToAlpha)) }
}

extension ModifierNode {
  package static var luminanceToAlpha: ModifierNode { ModifierNode(LuminanceToAlphaModifier()) }
}
