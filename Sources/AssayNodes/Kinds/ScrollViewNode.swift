// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `ScrollView`, at its start.
package struct ScrollViewNode: KindDescription {
  package static let forms = [
    KindForm(
      "ScrollView", .stacks, ["axes": .axes, "children": .views],
      guide: """
        - kind: ScrollView
          axes: [horizontal, vertical]
          children: [One, Two]
        """)
  ]
  package static let examples = [
    ScrollViewNode(
      axes: .vertical,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var axes: Axis.Set
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ScrollViewNode(
      axes: try map.take("axes", Axis.Set.read) ?? .vertical,
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if axes != .vertical { map.put("axes", axes.written) }
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .scrollView(self) }
}

extension ViewNode.Content {
  package static func scrollView(axes: Axis.Set, children: [ViewNode]) -> Self {
    .scrollView(ScrollViewNode(axes: axes, children: children))
  }
}
