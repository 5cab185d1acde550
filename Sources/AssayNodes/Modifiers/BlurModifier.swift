// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `blur(radius:opaque:)`. The radius is the standard deviation of a Gaussian blur, in points.
package struct BlurModifier: ModifierDescription {
  package static let name = "blur"
  package static let example = BlurModifier(radius: 3, isOpaque: false)
  package static let form = ModifierForm(.drawing, .number, options: ["opaque": .boolean])

  package var radius: Double
  package var isOpaque: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BlurModifier(
      radius: try reader.value.number(),
      isOpaque: try reader.map.take("opaque") { try $0.bool() } ?? false)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("opaque", isOpaque, unless: false)
    return Self.written(.number(radius), map)
  }

  package var effect: ModifierEffect {
    .drawing(.filter(.blur(radius: radius, isOpaque: isOpaque)))
  }
}

extension ModifierNode {
  package static func blur(radius: Double, isOpaque: Bool) -> ModifierNode {
    ModifierNode(BlurModifier(radius: radius, isOpaque: isOpaque))
  }
}
