// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `background(alignment:content:)`, `background(_:ignoresSafeAreaEdges:)` or `background(_:in:)`.
package struct BackgroundModifier: ModifierDescription {
  package enum Content: Hashable, Sendable {
    case views([ViewNode], alignment: Alignment)
    case style(StyleNode, ignoresSafeAreaEdges: Edge.Set)
    case shape(StyleNode, in: ShapeGeometry)
  }

  package static let name = "background"
  package static let example = BackgroundModifier(
    content: .style(.color(.yellow), ignoresSafeAreaEdges: .all))
  package static let form = ModifierForm(
    .drawing, .anyOf([.style, .node, .include, .list(.view)]),
    options: ["alignment": .alignment, "ignoresSafeAreaEdges": .edges, "in": .shape],
    note: "`background` is a style, with `in` a shape; or a view or a list of " + "views.",
    guide: """
      - background: yellow
        ignoresSafeAreaEdges: []
      - background: regularMaterial
        in: Capsule
      - background: thinMaterial
        in: {kind: RoundedRectangle, cornerRadius: 8}
      - background:
          kind: Color
          color: red
        alignment: top
      """)

  package var content: Content

  /// A word or a style is a style, in a shape where `in` names one; a view or a list is views.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    if try reader.valueIsViews() {
      let alignment = try reader.alignment()
      return BackgroundModifier(
        content: .views(try ViewNode.readList(reader.value), alignment: alignment))
    }
    let style = try StyleNode.read(reader.value)
    if let shape = try reader.map.take("in", ShapeGeometry.read) {
      return BackgroundModifier(content: .shape(style, in: shape))
    }
    let edges = try reader.map.take("ignoresSafeAreaEdges", Edge.Set.read) ?? .all
    return BackgroundModifier(content: .style(style, ignoresSafeAreaEdges: edges))
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    switch content {
    case .views(let views, let alignment):
      if alignment != .center { map.put("alignment", try alignment.written()) }
      return Self.written(.list(try views.map { try $0.written() }), map)
    case .style(let style, let edges):
      if edges != .all { map.put("ignoresSafeAreaEdges", edges.written) }
      return Self.written(style.written, map)
    case .shape(let style, let shape):
      map.put("in", try shape.written())
      return Self.written(style.written, map)
    }
  }

  package var children: [ViewNode] {
    switch content {
    case .views(let views, _): views
    case .style, .shape: []
    }
  }

  package var effect: ModifierEffect {
    switch content {
    case .views(let views, let alignment): .drawing(.behind(views, alignment: alignment))
    case .style(let style, let edges): .drawing(.fillBehind(style, .rectangle, ignoring: edges))
    case .shape(let style, let shape): .drawing(.fillBehind(style, shape, ignoring: []))
    }
  }
}

extension ModifierNode {
  package static func background(alignment: Alignment, children: [ViewNode]) -> ModifierNode {
    ModifierNode(BackgroundModifier(content: .views(children, alignment: alignment)))
  }

  package static func backgroundStyle(
    _ style: StyleNode, ignoresSafeAreaEdges edges: Edge.Set
  ) -> ModifierNode {
    ModifierNode(BackgroundModifier(content: .style(style, ignoresSafeAreaEdges: edges)))
  }

  package static func backgroundShape(_ style: StyleNode, in shape: ShapeGeometry) -> ModifierNode {
    ModifierNode(BackgroundModifier(content: .shape(style, in: shape)))
  }
}
