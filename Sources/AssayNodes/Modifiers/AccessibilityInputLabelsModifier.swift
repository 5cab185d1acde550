// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityInputLabels(_:)`: names for Voice Control, which no accessibility tree of Assay
/// holds.
package struct AccessibilityInputLabelsModifier: ModifierDescription {
  package static let name = "accessibilityInputLabels"
  package static let example = AccessibilityInputLabelsModifier(labels: ["Close"])
  package static let form = ModifierForm(.accessibility, .list(.string))

  package var labels: [String]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityInputLabelsModifier(labels: try reader.value.list { try $0.string() })
  }

  package func written() -> DocumentValue { Self.written(.list(labels.map { .string($0) })) }

  package var effect: ModifierEffect {
    .notDrawn("an input label of Voice Control", changesColors: false)
  }
}

extension ModifierNode {
  package static func accessibilityInputLabels(_ labels: [String]) -> ModifierNode {
    ModifierNode(AccessibilityInputLabelsModifier(labels: labels))
  }
}
