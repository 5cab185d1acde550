// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `disabled(_:)`: controls inside cannot be used.
package struct DisabledModifier: ModifierDescription {
  package static let name = "disabled"
  package static let example = DisabledModifier(isDisabled: true)
  package static let form = ModifierForm(.environment, .boolean)

  package var isDisabled: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    DisabledModifier(isDisabled: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isDisabled) }

  package var effect: ModifierEffect {
    .environment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}

extension ModifierNode {
  package static func disabled(_ isDisabled: Bool) -> ModifierNode {
    ModifierNode(DisabledModifier(isDisabled: isDisabled))
  }
}
