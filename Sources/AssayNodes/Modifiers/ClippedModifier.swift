// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `clipped()`: clipped to the frame.
package struct ClippedModifier: ModifierDescription {
  package static let name = "clipped"
  package static let example = ClippedModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return ClippedModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect { .drawing(.clip(.rectangle)) }
}

extension ModifierNode {
  package static var clipped: ModifierNode { ModifierNode(ClippedModifier()) }
}
