// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Link` and `ShareLink`.
package struct LinkNode: KindDescription {
  package static let forms = [
    KindForm(
      "Link", .controls, ["label": .views],
      guide: """
        - kind: Link
          label: Terms of use
        """)
  ]
  package static let examples = [
    LinkNode(label: [ViewNode(.text(TextNode(verbatim: "Label")))])
  ]

  package var label: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    LinkNode(label: try map.views("label"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.put("label", label)
  }

  package var children: [ViewNode] { label }
  package var content: ViewNode.Content { .link(self) }
}

extension ViewNode.Content {
  package static func link(label: [ViewNode]) -> Self {
    .link(LinkNode(label: label))
  }
}
