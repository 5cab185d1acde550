// SPDX-License-Identifier: MIT

package import AssayDocuments

/// Whether the surface is elevated, as the system sets it for a sheet. It is not part of a
/// description.
package struct ElevatedModifier: ModifierDescription {
  package static let name = "elevated"
  package static let example = ElevatedModifier(isElevated: true)

  package var isElevated: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError(
      "'elevated' is set by the system for its sheets; leave it out", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError("an elevated surface is set by the system for its sheets; leave it out")
  }

  package var effect: ModifierEffect { .environment { [isElevated] in $0.isElevated = isElevated } }
}

extension ModifierNode {
  package static func elevated(_ isElevated: Bool) -> ModifierNode {
    ModifierNode(ElevatedModifier(isElevated: isElevated))
  }
}
