// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `List`: rows, and sections of rows.
package struct ListNode: KindDescription {
  package static let forms = [
    KindForm(
      "List", .lists, ["children": .views],
      guide: """
        - kind: List
          children:
            - kind: Section
              header: Fruit
              footer:
                kind: Text
                verbatim: Two of them
              children: [Apple, Pear]
        """)
  ]
  package static let examples = [
    ListNode(children: [
      ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
    ])
  ]

  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ListNode(children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .list(self) }
}

extension ViewNode.Content {
  package static func list(children: [ViewNode]) -> Self {
    .list(ListNode(children: children))
  }
}
