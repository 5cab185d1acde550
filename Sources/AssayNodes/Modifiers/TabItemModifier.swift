// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `tabItem(_:)`: the item of a tab view for this view.
package struct TabItemModifier: ModifierDescription {
  package static let name = "tabItem"
  package static let example = TabItemModifier(
    children: [ViewNode(.text(TextNode(verbatim: "Home")))])
  package static let form = ModifierForm(.containers, .views)

  package var children: [ViewNode]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TabItemModifier(children: try ViewNode.readList(reader.value))
  }

  package func written() throws -> DocumentValue {
    Self.written(try ViewNode.written(children) ?? .list([]))
  }

  package var effect: ModifierEffect { .container(.tabItem(children)) }
}

extension ModifierNode {
  package static func tabItem(_ children: [ViewNode]) -> ModifierNode {
    ModifierNode(TabItemModifier(children: children))
  }
}
