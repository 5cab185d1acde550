// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `grayscale(_:)`: from 0, which changes nothing, to 1, which is gray.
package struct GrayscaleModifier: ModifierDescription {
  package static let name = "grayscale"
  package static let example = GrayscaleModifier(amount: 0.5)
  package static let form = ModifierForm(.drawing, .number)

  package var amount: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    GrayscaleModifier(amount: try reader.value.number())
  }

  package func written() -> DocumentValue {
    Self.written(.number(amount))
  }

  package var effect: ModifierEffect { .drawing(.filter(.grayscale(amount))) }
}

extension ModifierNode {
  package static func grayscale(_ amount: Double) -> ModifierNode {
    ModifierNode(GrayscaleModifier(amount: amount))
  }
}
