// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `hueRotation(_:)`: turns the hues of all colors, written in degrees.
package struct HueRotationModifier: ModifierDescription {
  package static let name = "hueRotation"
  package static let example = HueRotationModifier(angle: .degrees(90))
  package static let form = ModifierForm(.drawing, .number, note: "Angles are in degrees.")

  package var angle: Angle

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    HueRotationModifier(angle: Angle(degrees: try reader.value.number()))
  }

  package func written() -> DocumentValue {
    Self.written(.number(angle.degrees))
  }

  package var effect: ModifierEffect { .drawing(.filter(.hueRotation(angle))) }
}

extension ModifierNode {
  package static func hueRotation(_ angle: Angle) -> ModifierNode {
    ModifierNode(HueRotationModifier(angle: angle))
  }
}
