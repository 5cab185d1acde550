// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `rotationEffect(_:anchor:)`: drawn turned clockwise; the layout does not change.
package struct RotationEffectModifier: ModifierDescription {
  package static let name = "rotationEffect"
  package static let example = RotationEffectModifier(angle: .degrees(30), anchor: .center)
  package static let form = ModifierForm(
    .layout, .number, options: ["anchor": .unitPoint], note: "`rotationEffect` is in degrees.",
    guide: """
      - rotationEffect: 45
        anchor: {x: 0, y: 1}
      """)

  package var angle: Angle
  package var anchor: UnitPoint

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let anchor = try reader.map.take("anchor", UnitPoint.read) ?? .center
    return RotationEffectModifier(
      angle: Angle(degrees: try reader.value.number()), anchor: anchor)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if anchor != .center { map.put("anchor", anchor.written) }
    return Self.written(.number(angle.degrees), map)
  }

  package var effect: ModifierEffect { .drawing(.rotation(angle, anchor: anchor)) }
}

extension ModifierNode {
  package static func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> ModifierNode {
    ModifierNode(RotationEffectModifier(angle: angle, anchor: anchor))
  }
}
