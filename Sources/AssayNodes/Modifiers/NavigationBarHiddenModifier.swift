// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `navigationBarHidden(_:)`: whether the bar around is left out.
package struct NavigationBarHiddenModifier: ModifierDescription {
  package static let name = "navigationBarHidden"
  package static let example = NavigationBarHiddenModifier(isHidden: true)
  package static let form = ModifierForm(.containers, .boolean)

  package var isHidden: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    NavigationBarHiddenModifier(isHidden: try reader.flag())
  }

  package func written() -> DocumentValue { Self.flag(isHidden) }

  package var effect: ModifierEffect { .container(.navigationBarHidden(isHidden)) }
}

extension ModifierNode {
  package static func navigationBarHidden(_ isHidden: Bool) -> ModifierNode {
    ModifierNode(NavigationBarHiddenModifier(isHidden: isHidden))
  }
}
