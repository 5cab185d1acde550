// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Section` of a list: rows between a header and a footer.
package struct SectionNode: KindDescription {
  package static let forms = [
    KindForm("Section", .lists, ["header": .views, "footer": .views, "children": .views])
  ]
  package static let examples = [
    SectionNode(
      header: [ViewNode(.text(TextNode(verbatim: "Header")))], footer: [],
      children: [ViewNode(.text(TextNode(verbatim: "Row")))])
  ]

  package var header: [ViewNode]
  package var footer: [ViewNode]
  package var rows: [ViewNode]

  package init(header: [ViewNode], footer: [ViewNode], children rows: [ViewNode]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    SectionNode(
      header: try map.views("header"), footer: try map.views("footer"),
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.put("header", header)
    try map.put("footer", footer)
    try map.putChildren(rows)
  }

  package var children: [ViewNode] { header + rows + footer }
  package var content: ViewNode.Content { .section(self) }
}

extension ViewNode.Content {
  package static func section(
    header: [ViewNode], footer: [ViewNode], children: [ViewNode]
  ) -> Self {
    .section(SectionNode(header: header, footer: footer, children: children))
  }
}
