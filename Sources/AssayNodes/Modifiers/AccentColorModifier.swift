// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accentColor(_:)`: the accent color inside and the tint that follows it; nil for the color of
/// the app.
package struct AccentColorModifier: ModifierDescription {
  package static let name = "accentColor"
  package static let example = AccentColorModifier(color: .orange)
  package static let form = ModifierForm(.text, .optional(.color))

  package var color: Color?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccentColorModifier(color: try reader.value.optional(Color.read))
  }

  package func written() -> DocumentValue { Self.written(color?.written ?? .null) }

  package var effect: ModifierEffect {
    .environment(naming: color.map { .color($0) }) {
      $0.accentColor = color
      $0.tint = nil
    }
  }
}

extension ModifierNode {
  package static func accentColor(_ color: Color?) -> ModifierNode {
    ModifierNode(AccentColorModifier(color: color))
  }
}
