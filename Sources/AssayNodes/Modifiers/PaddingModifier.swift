// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics
package import AssayLayout

/// `padding(_:_:)`: a length for some edges, or insets; nil is the default of 16 points.
package struct PaddingModifier: ModifierDescription {
  package static let name = "padding"
  package static let example = PaddingModifier(edges: .all, length: 8)
  package static let form = ModifierForm(
    .layout,
    .anyOf([
      .number, .null,
      .map(["top": .number, "leading": .number, "bottom": .number, "trailing": .number]),
    ]), options: ["edges": .edges], note: "`padding` alone is 16 points on all edges.",
    guide: """
      - padding
      - padding: 8
        edges: horizontal
      - padding: {top: 4, bottom: 8}
      """)

  package var edges: Edge.Set
  package var length: Double?
  /// If set, used instead of edges and length.
  package var insets: EdgeInsets?

  package init(edges: Edge.Set = .all, length: Double? = nil) {
    self.edges = edges
    self.length = length
  }

  package init(insets: EdgeInsets) {
    self.edges = .all
    self.insets = insets
  }

  /// `padding`, `{padding: 8, edges: horizontal}` or `{padding: {top: 4, bottom: 8}}`.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    if let main = reader.main, case .map = main.kind {
      return PaddingModifier(insets: try EdgeInsets.read(main))
    }
    let length = try reader.main.flatMap { try $0.optional { try $0.number() } }
    return PaddingModifier(
      edges: try reader.map.take("edges", Edge.Set.read) ?? .all, length: length)
  }

  package func written() -> DocumentValue {
    if let insets { return Self.written(insets.written) }
    var map = MapWriter()
    if edges != .all { map.put("edges", edges.written) }
    guard let length else {
      return map.entries.isEmpty ? Self.bare : Self.written(.null, map)
    }
    return Self.written(.number(length), map)
  }

  package var effect: ModifierEffect {
    .layout(ModifierLayout("padding", PaddingLayout(insets: resolvedInsets)))
  }

  package func room(in offered: Size) -> Size {
    let insets = resolvedInsets
    return Size(
      width: max(0, offered.width - insets.leading - insets.trailing),
      height: max(0, offered.height - insets.top - insets.bottom))
  }

  /// SwiftUI's default padding is 16 points.
  private var resolvedInsets: EdgeInsets {
    if let insets { return insets }
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension ModifierNode {
  package static func padding(_ padding: PaddingModifier) -> ModifierNode { ModifierNode(padding) }
}
