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
    .list(
      .map([
        "placement": .words(ToolbarItemNode.Placement.self), "children": .views,
        "space": .words(ToolbarItemNode.Space.self),
        "hidesSharedBackground": .boolean,
      ])),
    guide: """
      - toolbar:
          - {placement: topBarTrailing, children: Edit}
      - toolbar:
          - {placement: bottomBar, children: {kind: Button, label: Share}}
          - {placement: bottomBar, space: flexible}
          - {placement: bottomBar, children: {kind: Button, label: Delete}}
      """)

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

  /// SwiftUI's `ToolbarSpacer`, which parts the glass of the items around it.
  package enum Space: String, Codable, Hashable, Sendable, CaseIterable {
    case flexible, fixed
  }

  package var placement: Placement
  package var children: [ViewNode]
  /// Of an item without views; drawn where bars have glass.
  package var space: Space?
  /// SwiftUI's `sharedBackgroundVisibility(.hidden)`: no glass behind the item, where bars have it.
  package var hidesSharedBackground = false

  package init(placement: Placement, children: [ViewNode], space: Space? = nil) {
    self.placement = placement
    self.children = children
    self.space = space
  }

  fileprivate static func read(_ value: DocumentValue) throws -> ToolbarItemNode {
    var map = try MapReader(value, expected: "a toolbar item with 'placement' and 'children'")
    var item = ToolbarItemNode(
      placement: try map.take("placement") { try $0.word("placement") } ?? .automatic,
      children: try map.take("children", ViewNode.readList) ?? [],
      space: try map.take("space") { try $0.word("space") })
    item.hidesSharedBackground =
      try map.take("hidesSharedBackground") { try $0.bool() } ?? false
    try map.finish("a toolbar item")
    return item
  }

  fileprivate func written() throws -> DocumentValue {
    var map = MapWriter()
    map.put("placement", placement, unless: .automatic)
    map.put("children", try ViewNode.written(children))
    map.put("space", space?.rawValue)
    map.put("hidesSharedBackground", hidesSharedBackground, unless: false)
    return map.map
  }
}
