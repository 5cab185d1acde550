// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `mask(alignment:_:)`: shown where the mask is opaque.
package struct MaskModifier: ModifierDescription {
  package static let name = "mask"
  package static let example = MaskModifier(
    alignment: .center, children: [ViewNode(.shape(ShapeNode(.circle)))])
  package static let form = ModifierForm(
    .drawing, .views, options: ["alignment": .alignment],
    note: "`mask` is a view or a list of views.",
    guide: """
      - mask:
          kind: Circle
      """)

  package var alignment: Alignment
  package var children: [ViewNode]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let alignment = try reader.alignment()
    return MaskModifier(alignment: alignment, children: try ViewNode.readList(reader.value))
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    if alignment != .center { map.put("alignment", try alignment.written()) }
    return Self.written(try ViewNode.written(children) ?? .list([]), map)
  }

  package var effect: ModifierEffect { .drawing(.mask(children, alignment: alignment)) }
}

extension ModifierNode {
  package static func mask(alignment: Alignment, children: [ViewNode]) -> ModifierNode {
    ModifierNode(MaskModifier(alignment: alignment, children: children))
  }
}
