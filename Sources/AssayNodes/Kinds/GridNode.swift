// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `Grid`: rows whose cells share columns. Spacings are in points, nil for the default.
package struct GridNode: KindDescription {
  package static let forms = [
    KindForm(
      "Grid", .stacks,
      [
        "alignment": .alignment, "horizontalSpacing": .number, "verticalSpacing": .number,
        "children": .views,
      ],
      note: "A child that is not a `GridRow` spans all columns.",
      guide: """
        - kind: Grid
          alignment: leading
          horizontalSpacing: 12
          verticalSpacing: 4
          children:
            - kind: GridRow
              children: [One, Two]
            - kind: GridRow
              children: [Three, Four]
        """)
  ]
  package static let examples = [
    GridNode(
      children: [
        ViewNode(
          .gridRow(
            GridRowNode(children: [
              ViewNode(.text(TextNode(verbatim: "One"))),
              ViewNode(.text(TextNode(verbatim: "Two"))),
            ])))
      ])
  ]

  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var children: [ViewNode]

  package init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, children: [ViewNode]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.children = children
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    GridNode(
      alignment: try map.take("alignment", Alignment.read) ?? .center,
      horizontalSpacing: try map.take("horizontalSpacing") { try $0.number() },
      verticalSpacing: try map.take("verticalSpacing") { try $0.number() },
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if alignment != .center { map.put("alignment", try alignment.written()) }
    map.put("horizontalSpacing", horizontalSpacing)
    map.put("verticalSpacing", verticalSpacing)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .grid(self) }
}
