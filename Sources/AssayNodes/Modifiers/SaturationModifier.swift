// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `saturation(_:)`: from 0, which is gray, to 1, which changes nothing, and beyond.
package struct SaturationModifier: ModifierDescription {
  package static let name = "saturation"
  package static let example = SaturationModifier(amount: 0.5)
  package static let form = ModifierForm(.drawing, .number)

  package var amount: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SaturationModifier(amount: try reader.value.number())
  }

  package func written() -> DocumentValue {
    Self.written(.number(amount))
  }

  package var effect: ModifierEffect { .drawing(.filter(.saturation(amount))) }
}

extension ModifierNode {
  package static func saturation(_ amount: Double) -> ModifierNode {
    ModifierNode(SaturationModifier(amount: amount))
  }
}
