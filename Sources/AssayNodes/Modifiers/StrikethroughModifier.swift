// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `strikethrough(_:)`: a line in the color of the text.
package struct StrikethroughModifier: ModifierDescription {
  package static let name = "strikethrough"
  package static let example = StrikethroughModifier(isStruckThrough: true)
  package static let form = ModifierForm(.text, .boolean)

  package var isStruckThrough: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    StrikethroughModifier(isStruckThrough: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isStruckThrough) }

  package var effect: ModifierEffect {
    .environment { $0.isStruckThrough = isStruckThrough }
  }
}

extension ModifierNode {
  package static func strikethrough(_ isStruckThrough: Bool) -> ModifierNode {
    ModifierNode(StrikethroughModifier(isStruckThrough: isStruckThrough))
  }
}
