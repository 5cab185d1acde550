// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `scrollClipDisabled(_:)`: whether scroll views draw beyond their edges.
package struct ScrollClipDisabledModifier: ModifierDescription {
  package static let name = "scrollClipDisabled"
  package static let example = ScrollClipDisabledModifier(isDisabled: true)
  package static let form = ModifierForm(.containers, .boolean)

  package var isDisabled: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ScrollClipDisabledModifier(isDisabled: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isDisabled) }

  package var effect: ModifierEffect { .environment { $0.scrollClipIsDisabled = isDisabled } }
}

extension ModifierNode {
  package static func scrollClipDisabled(_ isDisabled: Bool) -> ModifierNode {
    ModifierNode(ScrollClipDisabledModifier(isDisabled: isDisabled))
  }
}
