// SPDX-License-Identifier: MIT

package import AssayDocuments

/// Views of the container around: `Group`, `ForEach`, several views where one is expected.
package struct GroupNode: KindDescription {
  package static let forms = [
    KindForm(
      "Group", .stacks, ["children": .views],
      guide: """
        - kind: Group
          children: [One, Two]
        """)
  ]
  package static let examples = [
    GroupNode(children: [
      ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
    ])
  ]

  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    GroupNode(children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .group(self) }
}

extension ViewNode.Content {
  package static func group(children: [ViewNode]) -> Self {
    .group(GroupNode(children: children))
  }
}
