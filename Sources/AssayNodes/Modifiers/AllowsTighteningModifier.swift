// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `allowsTightening(_:)`, which is not drawn: texts that do not fit are truncated at once.
package struct AllowsTighteningModifier: ModifierDescription {
  package static let name = "allowsTightening"
  package static let example = AllowsTighteningModifier(isAllowed: true)
  package static let form = ModifierForm(.text, .boolean)

  package var isAllowed: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AllowsTighteningModifier(isAllowed: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isAllowed) }

  package var effect: ModifierEffect {
    isAllowed
      ? .notDrawn("the tightening of text with allowsTightening", changesColors: false)
      : .environment { $0.allowsTightening = false }
  }
}

extension ModifierNode {
  package static func allowsTightening(_ isAllowed: Bool) -> ModifierNode {
    ModifierNode(AllowsTighteningModifier(isAllowed: isAllowed))
  }
}
