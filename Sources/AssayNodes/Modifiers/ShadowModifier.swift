// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `shadow(color:radius:x:y:)`, in points.
package struct ShadowModifier: ModifierDescription {
  package static let name = "shadow"
  package static let example = ShadowModifier(color: .black, radius: 4, x: 0, y: 2)
  package static let form = ModifierForm(
    .drawing,
    .map(["color": .color, "radius": .number, "x": .number, "y": .number], required: ["radius"]),
    note: "A `shadow` without a `color` is SwiftUI's, black at a third.",
    guide: """
      - shadow: {radius: 4, y: 2}
      - shadow: {color: black@0.2, radius: 4, x: 1, y: 2}
      """)

  package var color: Color
  package var radius: Double
  package var x: Double
  package var y: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.keys {
      ShadowModifier(
        color: try $0.take("color", Color.read) ?? .standardShadow,
        radius: try $0.require("radius") { try $0.number() },
        x: try $0.take("x") { try $0.number() } ?? 0, y: try $0.take("y") { try $0.number() } ?? 0)
    }
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if color != .standardShadow { map.put("color", color.written) }
    map.put("radius", radius)
    map.put("x", x, unless: 0)
    map.put("y", y, unless: 0)
    return Self.written(map.map)
  }

  package var effect: ModifierEffect {
    .drawing(.shadow(color, radius: radius, x: x, y: y))
  }
}

extension ModifierNode {
  package static func shadow(color: Color, radius: Double, x: Double, y: Double) -> ModifierNode {
    ModifierNode(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}

extension Color {
  /// SwiftUI's color of a shadow that names none: black at a third.
  static let standardShadow = Color(.sRGBLinear, white: 0, opacity: 0.33)
}
