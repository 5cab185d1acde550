// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `navigationTitle(_:)`: the title of the bar around.
package struct NavigationTitleModifier: ModifierDescription {
  package static let name = "navigationTitle"
  package static let example = NavigationTitleModifier(title: TextNode(verbatim: "Inbox"))
  package static let form = ModifierForm(.containers, .text)

  package var title: TextNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    NavigationTitleModifier(title: try TextNode.read(reader.value))
  }

  package func written() -> DocumentValue { Self.written(title.written) }

  package var effect: ModifierEffect { .container(.navigationTitle(title)) }
}

extension ModifierNode {
  package static func navigationTitle(_ title: TextNode) -> ModifierNode {
    ModifierNode(NavigationTitleModifier(title: title))
  }
}
