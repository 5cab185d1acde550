// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `hidden()`: keeps its room, is not drawn and not spoken.
package struct HiddenModifier: ModifierDescription {
  package static let name = "hidden"
  package static let example = HiddenModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return HiddenModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect { .drawing(.hidden) }
}

extension ModifierNode {
  package static var hidden: ModifierNode { ModifierNode(HiddenModifier()) }
}
