// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `NavigationStack` and `NavigationView`: a screen with its bars.
package struct NavigationStackNode: KindDescription {
  package static let forms = [KindForm("NavigationStack", .navigation, ["children": .views])]
  package static let examples = [
    NavigationStackNode(children: [
      ViewNode(
        .text(TextNode(verbatim: "Body")),
        modifiers: [.navigationTitle(TextNode(verbatim: "Title"))])
    ])
  ]

  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    NavigationStackNode(children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .navigationStack(self) }
}

extension ViewNode.Content {
  package static func navigationStack(children: [ViewNode]) -> Self {
    .navigationStack(NavigationStackNode(children: children))
  }
}
