// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `minimumScaleFactor(_:)`: how small a text may be drawn to fit, as a factor.
package struct MinimumScaleFactorModifier: ModifierDescription {
  package static let name = "minimumScaleFactor"
  package static let example = MinimumScaleFactorModifier(factor: 0.5)
  package static let form = ModifierForm(.text, .number)

  package var factor: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    MinimumScaleFactorModifier(factor: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(factor)) }

  package var effect: ModifierEffect { .environment { $0.minimumScaleFactor = factor } }
}

extension ModifierNode {
  package static func minimumScaleFactor(_ factor: Double) -> ModifierNode {
    ModifierNode(MinimumScaleFactorModifier(factor: factor))
  }
}
