// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `toolbar(content:)`: what the bars around hold.
package struct ToolbarModifier: ModifierDescription {
  package static let name = "toolbar"
  package static let example = ToolbarModifier(items: [
    ToolbarItemNode(
      placement: .topBarTrailing, children: [ViewNode(.text(TextNode(verbatim: "Edit")))])
  ])
  package static let form = ModifierForm(
    .containers,
    .list(.map(["placement": .words(ToolbarItemNode.Placement.self), "children": .views])))

  package var items: [ToolbarItemNode]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ToolbarModifier(items: try reader.value.list(ToolbarItemNode.read))
  }

  package func written() throws -> DocumentValue {
    Self.written(.list(try items.map { try $0.written() }))
  }

  package var children: [ViewNode] { items.flatMap(\.children) }

  package var effect: ModifierEffect { .container(.toolbar(items)) }
}

extension ModifierNode {
  package static func toolbar(_ items: [ToolbarItemNode]) -> ModifierNode {
    ModifierNode(ToolbarModifier(items: items))
  }
}

/// Views for one place of a bar.
package struct ToolbarItemNode: Hashable, Sendable {
  package enum Placement: String, Codable, Hashable, Sendable, CaseIterable {
    case automatic, topBarLeading, topBarTrailing, principal, bottomBar, cancellationAction
    case confirmationAction, primaryAction, navigation
  }

  package var placement: Placement
  package var children: [ViewNode]

  package init(placement: Placement, children: [ViewNode]) {
    self.placement = placement
    self.children = children
  }

  fileprivate static func read(_ value: DocumentValue) throws -> ToolbarItemNode {
    var map = try MapReader(value, expected: "a toolbar item with 'placement' and 'children'")
    let item = ToolbarItemNode(
      placement: try map.take("placement") { try $0.word("placement") } ?? .automatic,
      children: try map.take("children", ViewNode.readList) ?? [])
    try map.finish("a toolbar item")
    return item
  }

  fileprivate func written() throws -> DocumentValue {
    var map = MapWriter()
    map.put("placement", placement, unless: .automatic)
    map.put("children", try ViewNode.written(children))
    return map.map
  }
}
