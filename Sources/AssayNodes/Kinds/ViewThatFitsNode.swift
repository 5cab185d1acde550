// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `ViewThatFits`: the first child whose ideal size fits along the axes, or the last child.
package struct ViewThatFitsNode: KindDescription {
  package static let forms = [
    KindForm(
      "ViewThatFits", .stacks, ["axes": .axes, "children": .views],
      note: "`ViewThatFits` shows the first child whose ideal size fits along `axes` (both "
        + "by default). If no child fits, it shows the last one.",
      guide: """
        - kind: ViewThatFits
          axes: horizontal
          children: [One and two, One]
        """)
  ]
  package static let examples = [
    ViewThatFitsNode(
      axes: .horizontal,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var axes: Axis.Set
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ViewThatFitsNode(
      axes: try map.take("axes", Axis.Set.read) ?? .all, children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if axes != .all { map.put("axes", axes.written) }
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .viewThatFits(self) }
}

extension ViewNode.Content {
  package static func viewThatFits(axes: Axis.Set, children: [ViewNode]) -> Self {
    .viewThatFits(ViewThatFitsNode(axes: axes, children: children))
  }
}
