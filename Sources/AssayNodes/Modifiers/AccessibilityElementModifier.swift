// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `accessibilityElement(children:)`: one element for the content.
package struct AccessibilityElementModifier: ModifierDescription {
  package static let name = "accessibilityElement"
  package static let example = AccessibilityElementModifier(behavior: .contain)
  package static let form = ModifierForm(
    .accessibility, .words(AccessibilityChange.Children.self),
    guide: """
      - accessibilityElement
      - accessibilityElement: combine
      """)

  package var behavior: AccessibilityChange.Children

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    AccessibilityElementModifier(
      behavior: try reader.main?.word("behavior of the children") ?? .ignore)
  }

  package func written() -> DocumentValue {
    behavior == .ignore ? Self.bare : Self.written(.string(behavior.rawValue))
  }

  package var effect: ModifierEffect { .accessibility(.element(children: behavior)) }
}

extension ModifierNode {
  package static func accessibilityElement(
    children behavior: AccessibilityChange.Children
  ) -> ModifierNode {
    ModifierNode(AccessibilityElementModifier(behavior: behavior))
  }
}
