// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `statusBarHidden(_:)`: whether the status bar is left out of pictures with the system's chrome;
/// the outermost counts.
package struct StatusBarHiddenModifier: ModifierDescription {
  package static let name = "statusBarHidden"
  package static let example = StatusBarHiddenModifier(isHidden: true)
  package static let form = ModifierForm(.containers, .boolean)

  package var isHidden: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    StatusBarHiddenModifier(isHidden: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isHidden) }

  package var effect: ModifierEffect { .container(.statusBarHidden(isHidden)) }
}

extension ModifierNode {
  package static func statusBarHidden(_ isHidden: Bool) -> ModifierNode {
    ModifierNode(StatusBarHiddenModifier(isHidden: isHidden))
  }
}
