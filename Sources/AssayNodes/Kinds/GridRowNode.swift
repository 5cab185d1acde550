// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `GridRow`: the cells of one row of a grid.
package struct GridRowNode: KindDescription {
  package static let forms = [
    KindForm(
      "GridRow", .stacks, ["alignment": .verticalAlignment, "children": .views],
      guide: """
        - kind: GridRow
          alignment: firstTextBaseline
          children: [One, Two]
        """)
  ]
  package static let examples = [
    GridRowNode(children: [ViewNode(.text(TextNode(verbatim: "Cell")))])
  ]

  /// nil for that of the grid.
  package var alignment: VerticalAlignment?
  package var children: [ViewNode]

  package init(alignment: VerticalAlignment? = nil, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    GridRowNode(
      alignment: try map.take("alignment") { try VerticalAlignment.read($0) },
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if let alignment { map.put("alignment", try alignment.written()) }
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .gridRow(self) }
}
