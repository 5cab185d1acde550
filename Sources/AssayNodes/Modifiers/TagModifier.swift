// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `tag(_:)`: how the selection of the container around names this view.
package struct TagModifier: ModifierDescription {
  package static let name = "tag"
  package static let example = TagModifier(tag: "home")
  package static let form = ModifierForm(.containers, .string)

  package var tag: String

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TagModifier(tag: try reader.value.string())
  }

  package func written() -> DocumentValue { Self.written(.string(tag)) }

  package var effect: ModifierEffect { .container(.tag(tag)) }
}

extension ModifierNode {
  package static func tag(_ tag: String) -> ModifierNode {
    ModifierNode(TagModifier(tag: tag))
  }
}
