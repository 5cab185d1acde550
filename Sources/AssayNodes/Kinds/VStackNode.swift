// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `VStack`: views below each other. `spacing` is in points, nil for the default between each pair.
package struct VStackNode: KindDescription {
  package static let forms = [
    KindForm(
      "VStack", .stacks,
      ["alignment": .horizontalAlignment, "spacing": .number, "children": .views],
      guide: """
        - kind: VStack
          alignment: trailing
          children: [One, Two]
        """)
  ]
  package static let examples = [
    VStackNode(
      alignment: .center, spacing: nil,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var alignment: HorizontalAlignment
  package var spacing: Double?
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    VStackNode(
      alignment: try map.take("alignment") { try HorizontalAlignment.read($0) } ?? .center,
      spacing: try map.take("spacing") { try $0.number() },
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if alignment != .center { map.put("alignment", try alignment.written()) }
    map.put("spacing", spacing)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .vStack(self) }
}

extension ViewNode.Content {
  package static func vStack(alignment: HorizontalAlignment, spacing: Double?, children: [ViewNode])
    -> Self
  {
    .vStack(VStackNode(alignment: alignment, spacing: spacing, children: children))
  }
}
