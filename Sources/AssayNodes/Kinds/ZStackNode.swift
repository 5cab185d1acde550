// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `ZStack`: views over each other, the first at the back.
package struct ZStackNode: KindDescription {
  package static let forms = [
    KindForm(
      "ZStack", .stacks, ["alignment": .alignment, "children": .views],
      guide: """
        - kind: ZStack
          alignment: bottomTrailing
          children: [One, Two]
        """)
  ]
  package static let examples = [
    ZStackNode(
      alignment: .center,
      children: [
        ViewNode(.text(TextNode(verbatim: "One"))), ViewNode(.text(TextNode(verbatim: "Two"))),
      ])
  ]

  package var alignment: Alignment
  package var children: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ZStackNode(
      alignment: try map.take("alignment", Alignment.read) ?? .center,
      children: try map.views("children"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    if alignment != .center { map.put("alignment", try alignment.written()) }
    try map.putChildren(children)
  }

  package var content: ViewNode.Content { .zStack(self) }
}

extension ViewNode.Content {
  package static func zStack(alignment: Alignment, children: [ViewNode]) -> Self {
    .zStack(ZStackNode(alignment: alignment, children: children))
  }
}
