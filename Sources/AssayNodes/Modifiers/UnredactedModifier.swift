// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `unredacted()`: drawn as it is inside of `redacted(reason:)`.
package struct UnredactedModifier: ModifierDescription {
  package static let name = "unredacted"
  package static let example = UnredactedModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return UnredactedModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect { .environment { $0.redactions = [] } }
}

extension ModifierNode {
  package static var unredacted: ModifierNode { ModifierNode(UnredactedModifier()) }
}
