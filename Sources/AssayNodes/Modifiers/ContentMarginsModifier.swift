// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `contentMargins(_:_:for:)`: space between the edges of a scroll view or a list and its content;
/// nil for an edge that keeps its own.
package struct ContentMarginsModifier: ModifierDescription {
  package static let name = "contentMargins"
  package static let example = ContentMarginsModifier(edges: .all, length: 40)
  package static let form = ModifierForm(.containers, .number, options: ["edges": .edges])

  package var edges: Edge.Set
  /// In points.
  package var length: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let edges = try reader.map.take("edges", Edge.Set.read) ?? .all
    return ContentMarginsModifier(edges: edges, length: try reader.value.number())
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if edges != .all { map.put("edges", edges.written) }
    return Self.written(.number(length), map)
  }

  package var effect: ModifierEffect {
    .environment { values in
      if edges.contains(.top) { values.contentMargins.top = length }
      if edges.contains(.leading) { values.contentMargins.leading = length }
      if edges.contains(.bottom) { values.contentMargins.bottom = length }
      if edges.contains(.trailing) { values.contentMargins.trailing = length }
    }
  }
}

extension ModifierNode {
  package static func contentMargins(_ edges: Edge.Set, _ length: Double) -> ModifierNode {
    ModifierNode(ContentMarginsModifier(edges: edges, length: length))
  }
}

/// Space between the edges of what scrolls and its content, in points; nil for the default.
package struct ContentMargins: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init() {}
}
