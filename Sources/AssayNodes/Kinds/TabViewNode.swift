// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `TabView`: the child whose tag is `selection` is shown, else the first.
package struct TabViewNode: KindDescription {
  package static let forms = [
    KindForm(
      "TabView", .navigation, ["selection": .string, "children": .views],
      note: "A `TabView` shows the child whose `tag` equals `selection`. If there is none, it "
        + "shows the first child.")
  ]
  package static let examples = [
    TabViewNode(
      selection: nil,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var selection: String?
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    TabViewNode(
      selection: try map.take("selection") { try $0.string() },
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    map.put("selection", selection)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .tabView(self) }
}

extension ViewNode.Content {
  package static func tabView(selection: String?, children: [ViewNode]) -> Self {
    .tabView(TabViewNode(selection: selection, children: children))
  }
}
