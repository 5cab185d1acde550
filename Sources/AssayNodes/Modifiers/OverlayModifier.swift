// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `overlay(alignment:content:)`: views in front.
package struct OverlayModifier: ModifierDescription {
  package static let name = "overlay"
  package static let example = OverlayModifier(
    alignment: .center, children: [ViewNode(.text(TextNode(verbatim: "1")))])
  package static let form = ModifierForm(
    .drawing, .views, options: ["alignment": .alignment],
    note: "`overlay` is a view or a list of views.",
    guide: """
      - overlay: Badge
        alignment: topTrailing
      """)

  package var alignment: Alignment
  package var children: [ViewNode]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let alignment = try reader.alignment()
    return OverlayModifier(alignment: alignment, children: try ViewNode.readList(reader.value))
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    if alignment != .center { map.put("alignment", try alignment.written()) }
    return Self.written(try ViewNode.written(children) ?? .list([]), map)
  }

  package var effect: ModifierEffect { .drawing(.inFront(children, alignment: alignment)) }
}

extension ModifierNode {
  package static func overlay(alignment: Alignment, children: [ViewNode]) -> ModifierNode {
    ModifierNode(OverlayModifier(alignment: alignment, children: children))
  }
}
