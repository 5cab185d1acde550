// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `contrast(_:)`: scales each color channel about the middle; 1 changes nothing.
package struct ContrastModifier: ModifierDescription {
  package static let name = "contrast"
  package static let example = ContrastModifier(amount: 0.5)
  package static let form = ModifierForm(.drawing, .number)

  package var amount: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ContrastModifier(amount: try reader.value.number())
  }

  package func written() -> DocumentValue {
    Self.written(.number(amount))
  }

  package var effect: ModifierEffect { .drawing(.filter(.contrast(amount))) }
}

extension ModifierNode {
  package static func contrast(_ amount: Double) -> ModifierNode {
    ModifierNode(ContrastModifier(amount: amount))
  }
}
