// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `offset(x:y:)`: drawn elsewhere, in points; the layout around does not change.
package struct OffsetModifier: ModifierDescription {
  package static let name = "offset"
  package static let example = OffsetModifier(x: 20, y: 10)
  package static let form = ModifierForm(
    .layout, .map(["x": .number, "y": .number]), guide: "- offset: {x: 4, y: -2}")

  package var x: Double
  package var y: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.keys {
      OffsetModifier(
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

  package var effect: ModifierEffect { .layout(ModifierLayout(OffsetLayout(x: x, y: y))) }
}

extension ModifierNode {
  package static func offset(x: Double, y: Double) -> ModifierNode {
    ModifierNode(OffsetModifier(x: x, y: y))
  }
}
