// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `colorMultiply(_:)`: multiplies all colors by another.
package struct ColorMultiplyModifier: ModifierDescription {
  package static let name = "colorMultiply"
  package static let example = ColorMultiplyModifier(color: .red)
  package static let form = ModifierForm(.drawing, .color)

  package var color: Color

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ColorMultiplyModifier(color: try Color.read(reader.value))
  }

  package func written() -> DocumentValue {
    Self.written(color.written)
  }

  package var effect: ModifierEffect { .drawing(.filter(.colorMultiply(color))) }
}

extension ModifierNode {
  package static func colorMultiply(_ color: Color) -> ModifierNode {
    ModifierNode(ColorMultiplyModifier(color: color))
  }
}
