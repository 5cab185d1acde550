// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `safeAreaInset(edge:alignment:spacing:content:)`: views at an edge, which the safe area
/// inside leaves out.
package struct SafeAreaInsetModifier: ModifierDescription {
  package static let name = "safeAreaInset"
  package static let example = SafeAreaInsetModifier(
    edge: .bottom, alignment: .center, spacing: nil,
    children: [ViewNode(.text(TextNode(verbatim: "Footer")))])
  package static let form = ModifierForm(
    .containers, .words(Edge.self),
    options: ["alignment": .alignment, "spacing": .number, "children": .views],
    guide: """
      - safeAreaInset: bottom
        alignment: trailing
        spacing: 8
        children: Footer
      """)

  package var edge: Edge
  package var alignment: Alignment
  package var spacing: Double?
  package var children: [ViewNode]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SafeAreaInsetModifier(
      edge: try reader.value.word("edge"), alignment: try reader.alignment(),
      spacing: try reader.map.take("spacing") { try $0.number() },
      children: try reader.map.take("children", ViewNode.readList) ?? [])
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    if alignment != .center { map.put("alignment", try alignment.written()) }
    map.put("spacing", spacing)
    map.put("children", try ViewNode.written(children) ?? .list([]))
    return Self.written(.string(edge.rawValue), map)
  }

  package var effect: ModifierEffect {
    .layout(
      ModifierLayout(SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)),
      beside: children)
  }
}

extension ModifierNode {
  package static func safeAreaInset(
    edge: Edge, alignment: Alignment, spacing: Double?, children: [ViewNode]
  ) -> ModifierNode {
    ModifierNode(
      SafeAreaInsetModifier(
        edge: edge, alignment: alignment, spacing: spacing, children: children))
  }
}
