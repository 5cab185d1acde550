// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `tabItem(_:)`: the item of a tab view for this view. `role` is that of SwiftUI's `Tab`.
package struct TabItemModifier: ModifierDescription {
  package enum Role: String, Codable, Hashable, Sendable, CaseIterable {
    case search
  }

  package static let name = "tabItem"
  package static let example = TabItemModifier(
    children: [ViewNode(.text(TextNode(verbatim: "Home")))])
  package static let form = ModifierForm(
    .containers, .views, options: ["role": .words(Role.self)],
    guide: """
      - tabItem: Home
      - tabItem: {kind: Label, title: Search, systemImage: magnifyingglass}
        role: search
      """)

  package var children: [ViewNode]
  package var role: Role?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TabItemModifier(
      children: try ViewNode.readList(reader.value),
      role: try reader.map.take("role") { try $0.word("role") })
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    map.put("role", role?.rawValue)
    return Self.written(try ViewNode.written(children) ?? .list([]), map)
  }

  package var effect: ModifierEffect {
    .container(.tabItem(children, isSearch: role == .search))
  }
}

extension ModifierNode {
  package static func tabItem(
    _ children: [ViewNode], role: TabItemModifier.Role? = nil
  ) -> ModifierNode {
    ModifierNode(TabItemModifier(children: children, role: role))
  }
}
