// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// A `Layout` written in Swift around its views; it has no written form. Two are equal when they
/// are of the same type and print alike.
package struct CustomLayoutNode: KindDescription {
  package static let forms: [KindForm] = []
  package static let examples = [
    CustomLayoutNode(
      AssayLayout.VStackLayout(), typeName: "VStackLayout",
      children: [ViewNode(.text(TextNode(verbatim: "One")))])
  ]

  package let typeName: String
  package let layout: any AssayLayout.Layout
  package var children: [ViewNode]

  package init(_ layout: any AssayLayout.Layout, typeName: String, children: [ViewNode]) {
    self.layout = layout
    self.typeName = typeName
    self.children = children
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    throw DocumentError.swiftCode("a layout", at: map.value.mark)
  }

  package func write(to map: inout MapWriter) throws {
    throw DocumentError.swiftCode(
      "the layout \(typeName)", advice: "use VStack, HStack or ZStack")
  }

  package var content: ViewNode.Content { .customLayout(self) }

  package static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && a.children == b.children
      && String(describing: a.layout) == String(describing: b.layout)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(children)
  }
}
