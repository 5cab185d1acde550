// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `brightness(_:)`: an amount that is added to each color channel.
package struct BrightnessModifier: ModifierDescription {
  package static let name = "brightness"
  package static let example = BrightnessModifier(amount: 0.2)
  package static let form = ModifierForm(.drawing, .number)

  package var amount: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BrightnessModifier(amount: try reader.value.number())
  }

  package func written() -> DocumentValue {
    Self.written(.number(amount))
  }

  package var effect: ModifierEffect { .drawing(.filter(.brightness(amount))) }
}

extension ModifierNode {
  package static func brightness(_ amount: Double) -> ModifierNode {
    ModifierNode(BrightnessModifier(amount: amount))
  }
}
