// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `zIndex(_:)`: views with a higher one are drawn over their siblings.
package struct ZIndexModifier: ModifierDescription {
  package static let name = "zIndex"
  package static let example = ZIndexModifier(index: 1)
  package static let form = ModifierForm(.layout, .number)

  package var index: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ZIndexModifier(index: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(index)) }

  package var effect: ModifierEffect { .placement(.zIndex(index)) }
}

extension ModifierNode {
  package static func zIndex(_ index: Double) -> ModifierNode {
    ModifierNode(ZIndexModifier(index: index))
  }
}
