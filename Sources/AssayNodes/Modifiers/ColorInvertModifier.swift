// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `colorInvert()`: the opposite of each color.
package struct ColorInvertModifier: ModifierDescription {
  package static let name = "colorInvert"
  package static let example = ColorInvertModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return ColorInvertModifier()
  }

  package func written() -> DocumentValue {
    Self.bare
  }

  package var effect: ModifierEffect { .drawing(.filter(.colorInvert)) }
}

extension ModifierNode {
  package static var colorInvert: ModifierNode { ModifierNode(ColorInvertModifier()) }
}
