// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `labelsHidden()`: controls inside are drawn without their labels.
package struct LabelsHiddenModifier: ModifierDescription {
  package static let name = "labelsHidden"
  package static let example = LabelsHiddenModifier()
  package static let form = ModifierForm(.controls, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return LabelsHiddenModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect { .environment { $0.labelsAreHidden = true } }
}

extension ModifierNode {
  package static var labelsHidden: ModifierNode { ModifierNode(LabelsHiddenModifier()) }
}
