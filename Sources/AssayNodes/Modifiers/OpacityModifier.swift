// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `opacity(_:)`: from 0, which is not drawn and not spoken, to 1.
package struct OpacityModifier: ModifierDescription {
  package static let name = "opacity"
  package static let example = OpacityModifier(opacity: 0.5)
  package static let form = ModifierForm(.drawing, .numberWithin(0...1))

  package var opacity: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    OpacityModifier(opacity: try reader.value.number(in: 0...1))
  }

  package func written() -> DocumentValue { Self.written(.number(opacity)) }

  package var effect: ModifierEffect { .drawing(.opacity(opacity)) }
}

extension ModifierNode {
  package static func opacity(_ opacity: Double) -> ModifierNode {
    ModifierNode(OpacityModifier(opacity: opacity))
  }
}
