// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `scaleEffect(x:y:anchor:)`: drawn larger or smaller; the layout does not change.
package struct ScaleEffectModifier: ModifierDescription {
  package static let name = "scaleEffect"
  package static let example = ScaleEffectModifier(x: 2, y: 2, anchor: .center)
  package static let form = ModifierForm(
    .layout, .anyOf([.number, .map(["x": .number, "y": .number])]), options: ["anchor": .unitPoint],
    guide: """
      - scaleEffect: 1.5
        anchor: topLeading
      - scaleEffect: {x: 2, y: 0.5}
      """)

  package var x: Double
  package var y: Double
  package var anchor: UnitPoint

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let anchor = try reader.map.take("anchor", UnitPoint.read) ?? .center
    if case .number = try reader.value.kind {
      let scale = try reader.value.number()
      return ScaleEffectModifier(x: scale, y: scale, anchor: anchor)
    }
    return try reader.keys {
      ScaleEffectModifier(
        x: try $0.take("x") { try $0.number() } ?? 1, y: try $0.take("y") { try $0.number() } ?? 1,
        anchor: anchor)
    }
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if anchor != .center { map.put("anchor", anchor.written) }
    let scale: DocumentValue =
      x == y ? .number(x) : .map([.init("x", .number(x)), .init("y", .number(y))])
    return Self.written(scale, map)
  }

  package var effect: ModifierEffect { .drawing(.scale(x: x, y: y, anchor: anchor)) }
}

extension ModifierNode {
  package static func scaleEffect(x: Double, y: Double, anchor: UnitPoint) -> ModifierNode {
    ModifierNode(ScaleEffectModifier(x: x, y: y, anchor: anchor))
  }
}
