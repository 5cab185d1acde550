// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `baselineOffset(_:)`: how far texts are above their baseline, in points.
package struct BaselineOffsetModifier: ModifierDescription {
  package static let name = "baselineOffset"
  package static let example = BaselineOffsetModifier(points: 2)
  package static let form = ModifierForm(.text, .number)

  package var points: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BaselineOffsetModifier(points: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(points)) }

  package var effect: ModifierEffect { .environment { $0.baselineOffset = points } }
}

extension ModifierNode {
  package static func baselineOffset(_ points: Double) -> ModifierNode {
    ModifierNode(BaselineOffsetModifier(points: points))
  }
}
