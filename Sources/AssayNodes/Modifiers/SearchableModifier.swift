// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `searchable(text:placement:prompt:)`: a search field in a bar around.
package struct SearchableModifier: ModifierDescription {
  package static let name = "searchable"
  package static let example = SearchableModifier(
    field: SearchFieldNode(text: "", prompt: TextNode(verbatim: "Search")))
  package static let form = ModifierForm(
    .containers, .optional(.text),
    options: ["text": .string, "placement": .words(SearchFieldNode.Placement.self)],
    note: "A search field is below the title. Unless its `placement` is `navigationBarDrawer`, it "
      + "is at the end of an iPad's bar, and on an iPhone with the look of iOS 26 at the bottom of "
      + "the screen.",
    guide: """
      - searchable: Search
      - searchable: Search
        placement: navigationBarDrawer
      """)

  package var field: SearchFieldNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let text = try reader.map.take("text") { try $0.string() } ?? ""
    let placement: SearchFieldNode.Placement =
      try reader.map.take("placement") { try $0.word("placement") } ?? .automatic
    return SearchableModifier(
      field: SearchFieldNode(
        text: text, prompt: try reader.notNull.map { try TextNode.read($0) },
        placement: placement))
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    map.put("text", field.text.isEmpty ? nil : field.text)
    map.put("placement", field.placement, unless: .automatic)
    if let prompt = field.prompt { return Self.written(prompt.written, map) }
    return map.entries.isEmpty ? Self.bare : Self.written(.null, map)
  }

  package var effect: ModifierEffect { .container(.searchField(field)) }
}

/// The search field of a screen.
package struct SearchFieldNode: Hashable, Sendable {
  /// SwiftUI's other placements are those of the system.
  package enum Placement: String, Codable, Hashable, Sendable, CaseIterable {
    case automatic, navigationBarDrawer
  }

  package var text: String
  /// nil for that of the system.
  package var prompt: TextNode?
  package var placement = Placement.automatic
}

extension ModifierNode {
  package static func searchable(
    text: String, prompt: TextNode?, placement: SearchFieldNode.Placement = .automatic
  ) -> ModifierNode {
    let field = SearchFieldNode(text: text, prompt: prompt, placement: placement)
    return ModifierNode(SearchableModifier(field: field))
  }
}
