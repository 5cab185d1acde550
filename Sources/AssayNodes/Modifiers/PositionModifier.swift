// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `position(x:y:)`: the place of the center in the room offered, in points.
package struct PositionModifier: ModifierDescription {
  package static let name = "position"
  package static let example = PositionModifier(x: 20, y: 10)
  package static let form = ModifierForm(
    .layout, .map(["x": .number, "y": .number]), guide: "- position: {x: 100, y: 50}")

  package var x: Double
  package var y: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.keys {
      PositionModifier(
        x: try $0.take("x") { try $0.number() } ?? 0,
        y: try $0.take("y") { try $0.number() } ?? 0)
    }
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("x", x, unless: 0)
    map.put("y", y, unless: 0)
    return Self.written(map.map)
  }

  package var effect: ModifierEffect {
    .layout(ModifierLayout("position", PositionLayout(x: x, y: y), guides: .none))
  }
}

extension ModifierNode {
  package static func position(x: Double, y: Double) -> ModifierNode {
    ModifierNode(PositionModifier(x: x, y: y))
  }
}
