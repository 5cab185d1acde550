// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`: drawn turned in space; the layout does
/// not change.
package struct Rotation3DEffectModifier: ModifierDescription {
  package static let name = "rotation3DEffect"
  package static let example = Rotation3DEffectModifier(
    rotation: SpaceRotation(.degrees(40), axis: (0, 1, 0)))
  package static let form = ModifierForm(
    .drawing, .number,
    options: [
      "axis": .numbers(3), "anchor": .unitPoint, "anchorZ": .number, "perspective": .number,
    ], note: "The angle is in degrees, and the axis has three numbers.")

  package var rotation: SpaceRotation

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let axis = try reader.map.take("axis") { try $0.list { try $0.number() } } ?? [0, 1, 0]
    guard axis.count == 3 else {
      throw DocumentError("an axis has three numbers, as in [0, 1, 0]", at: reader.whole.mark)
    }
    return Rotation3DEffectModifier(
      rotation: SpaceRotation(
        Angle(degrees: try reader.value.number()), axis: (axis[0], axis[1], axis[2]),
        anchor: try reader.map.take("anchor", UnitPoint.read) ?? .center,
        anchorZ: try reader.map.take("anchorZ") { try $0.number() } ?? 0,
        perspective: try reader.map.take("perspective") { try $0.number() } ?? 1))
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("axis", .list([rotation.x, rotation.y, rotation.z].map { .number($0) }))
    if rotation.anchor != .center { map.put("anchor", rotation.anchor.written) }
    map.put("anchorZ", rotation.anchorZ, unless: 0)
    map.put("perspective", rotation.perspective, unless: 1)
    return Self.written(.number(rotation.angle.degrees), map)
  }

  package var effect: ModifierEffect { .drawing(.projection(.rotation(rotation))) }
}

extension ModifierNode {
  package static func rotation3DEffect(_ rotation: SpaceRotation) -> ModifierNode {
    ModifierNode(Rotation3DEffectModifier(rotation: rotation))
  }
}
