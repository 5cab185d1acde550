// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `compositingGroup()`: views inside that blend do so with each other only.
package struct CompositingGroupModifier: ModifierDescription {
  package static let name = "compositingGroup"
  package static let example = CompositingGroupModifier()
  package static let form = ModifierForm(.drawing, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return CompositingGroupModifier()
  }

  package func written() -> DocumentValue {
    Self.bare
  }

  package var effect: ModifierEffect { .drawing(.filter(.compositingGroup)) }
}

extension ModifierNode {
  package static var compositingGroup: ModifierNode { ModifierNode(CompositingGroupModifier()) }
}
