// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `border(_:width:)`: a line within the edges.
package struct BorderModifier: ModifierDescription {
  package static let name = "border"
  package static let example = BorderModifier(style: .color(.red), width: 2)
  package static let form = ModifierForm(
    .drawing, .style, options: ["width": .number],
    guide: """
      - border: gray
        width: 2
      """)

  package var style: StyleNode
  package var width: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    BorderModifier(
      style: try StyleNode.read(reader.value),
      width: try reader.map.take("width") { try $0.number() } ?? 1)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("width", width, unless: 1)
    return Self.written(style.written, map)
  }

  package var effect: ModifierEffect { .drawing(.border(style, width: width)) }
}

extension ModifierNode {
  package static func border(_ style: StyleNode, width: Double) -> ModifierNode {
    ModifierNode(BorderModifier(style: style, width: width))
  }
}
