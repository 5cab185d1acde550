// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Form`: a grouped list of controls.
package struct FormNode: KindDescription {
  package static let forms = [
    KindForm(
      "Form", .lists, ["children": .views],
      guide: """
        - kind: Form
          children: [Row]
        """)
  ]
  package static let examples = [
    FormNode(children: [
      ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
    ])
  ]

  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    FormNode(children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .form(self) }
}

extension ViewNode.Content {
  package static func form(children: [ViewNode]) -> Self {
    .form(FormNode(children: children))
  }
}
