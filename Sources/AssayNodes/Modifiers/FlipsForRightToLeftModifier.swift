// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `flipsForRightToLeftLayoutDirection(_:)`: drawn mirrored from right to left.
package struct FlipsForRightToLeftModifier: ModifierDescription {
  package static let name = "flipsForRightToLeftLayoutDirection"
  package static let example = FlipsForRightToLeftModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return FlipsForRightToLeftModifier()
  }

  package func written() -> DocumentValue {
    Self.bare
  }

  package var effect: ModifierEffect { .drawing(.flipForRightToLeft) }
}

extension ModifierNode {
  package static var flipsForRightToLeftLayoutDirection: ModifierNode {
    ModifierNode(FlipsForRightToLeftModifier())
  }
}
