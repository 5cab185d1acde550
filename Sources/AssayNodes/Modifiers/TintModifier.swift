// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `tint(_:)`: the color of controls inside; nil for the accent color.
package struct TintModifier: ModifierDescription {
  package static let name = "tint"
  package static let example = TintModifier(color: .orange)
  package static let form = ModifierForm(.text, .optional(.color))

  package var color: Color?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TintModifier(color: try reader.value.optional(Color.read))
  }

  package func written() -> DocumentValue { Self.written(color?.written ?? .null) }

  package var effect: ModifierEffect {
    .environment(naming: color.map { .color($0) }) { $0.tint = color }
  }
}

extension ModifierNode {
  package static func tint(_ color: Color?) -> ModifierNode {
    ModifierNode(TintModifier(color: color))
  }
}
