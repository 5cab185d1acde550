// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `NavigationLink`.
package struct NavigationLinkNode: KindDescription {
  package static let forms = [KindForm("NavigationLink", .navigation, ["label": .views])]
  package static let examples = [
    NavigationLinkNode(label: [ViewNode(.text(TextNode(verbatim: "Label")))])
  ]

  package var label: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    NavigationLinkNode(label: try map.views("label"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.put("label", label)
  }

  package var children: [ViewNode] { label }
  package var content: ViewNode.Content { .navigationLink(self) }
}

extension ViewNode.Content {
  package static func navigationLink(label: [ViewNode]) -> Self {
    .navigationLink(NavigationLinkNode(label: label))
  }
}
