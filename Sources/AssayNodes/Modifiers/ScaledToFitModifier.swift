// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `scaledToFit()`: as large as fits, in the ratio of the ideal size.
package struct ScaledToFitModifier: ModifierDescription {
  package static let name = "scaledToFit"
  package static let example = ScaledToFitModifier()
  package static let form = ModifierForm(.layout, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return ScaledToFitModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect {
    .layout(ModifierLayout(AspectRatioLayout(ratio: nil, contentMode: .fit)))
  }
}

extension ModifierNode {
  static var scaledToFit: ModifierNode { ModifierNode(ScaledToFitModifier()) }
}
