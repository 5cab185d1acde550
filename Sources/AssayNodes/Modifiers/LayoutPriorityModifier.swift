// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `layoutPriority(_:)`: views with a higher one get their room first.
package struct LayoutPriorityModifier: ModifierDescription {
  package static let name = "layoutPriority"
  package static let example = LayoutPriorityModifier(priority: 1)
  package static let form = ModifierForm(.layout, .number)

  package var priority: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    LayoutPriorityModifier(priority: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(priority)) }

  package var effect: ModifierEffect { .placement(.priority(priority)) }
}

extension ModifierNode {
  package static func layoutPriority(_ priority: Double) -> ModifierNode {
    ModifierNode(LayoutPriorityModifier(priority: priority))
  }
}
