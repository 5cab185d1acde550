// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilitySortPriority(_:)`: elements with a higher one are spoken first.
package struct AccessibilitySortPriorityModifier: ModifierDescription {
  package static let name = "accessibilitySortPriority"
  package static let example = AccessibilitySortPriorityModifier(priority: 1)
  package static let form = ModifierForm(.accessibility, .number)

  package var priority: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilitySortPriorityModifier(priority: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(priority)) }

  package var effect: ModifierEffect { .accessibility(.sortPriority(priority)) }
}

extension ModifierNode {
  package static func accessibilitySortPriority(_ priority: Double) -> ModifierNode {
    ModifierNode(AccessibilitySortPriorityModifier(priority: priority))
  }
}
