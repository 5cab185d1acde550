// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `scaledToFill()`: as small as fills the room, in the ratio of the ideal size.
package struct ScaledToFillModifier: ModifierDescription {
  package static let name = "scaledToFill"
  package static let example = ScaledToFillModifier()
  package static let form = ModifierForm(.layout, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return ScaledToFillModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect {
    .layout(ModifierLayout(AspectRatioLayout(ratio: nil, contentMode: .fill)))
  }
}

extension ModifierNode {
  static var scaledToFill: ModifierNode { ModifierNode(ScaledToFillModifier()) }
}
