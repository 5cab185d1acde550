// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `HStack`: views side by side. `spacing` is in points, nil for the default between each pair.
package struct HStackNode: KindDescription {
  package static let forms = [
    KindForm(
      "HStack", .stacks, ["alignment": .verticalAlignment, "spacing": .number, "children": .views],
      note: "Without `spacing`, the distance between two views is SwiftUI's default "
        + "for the pair.",
      guide: """
        - kind: HStack
          alignment: firstTextBaseline
          spacing: 4
          children: [One, Two]
        """)
  ]
  package static let examples = [
    HStackNode(
      alignment: .center, spacing: nil,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var alignment: VerticalAlignment
  package var spacing: Double?
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    HStackNode(
      alignment: try map.take("alignment") { try VerticalAlignment.read($0) } ?? .center,
      spacing: try map.take("spacing") { try $0.number() },
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if alignment != .center { map.put("alignment", try alignment.written()) }
    map.put("spacing", spacing)
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .hStack(self) }
}

extension ViewNode.Content {
  package static func hStack(alignment: VerticalAlignment, spacing: Double?, children: [ViewNode])
    -> Self
  {
    .hStack(HStackNode(alignment: alignment, spacing: spacing, children: children))
  }
}
