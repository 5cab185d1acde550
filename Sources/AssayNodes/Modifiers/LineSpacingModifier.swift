// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `lineSpacing(_:)`: extra space between lines, in points.
package struct LineSpacingModifier: ModifierDescription {
  package static let name = "lineSpacing"
  package static let example = LineSpacingModifier(points: 8)
  package static let form = ModifierForm(.text, .number)

  package var points: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    LineSpacingModifier(points: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(points)) }

  package var effect: ModifierEffect { .environment { $0.lineSpacing = points } }
}

extension ModifierNode {
  package static func lineSpacing(_ points: Double) -> ModifierNode {
    ModifierNode(LineSpacingModifier(points: points))
  }
}
