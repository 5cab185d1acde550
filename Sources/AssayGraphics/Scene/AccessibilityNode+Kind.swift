// SPDX-License-Identifier: MIT

extension AccessibilityNode {
  /// "button", "link", "text": by its traits.
  package var kind: String {
    Self.kinds.first { traits.contains($0.trait) }?.word ?? "element"
  }

  private static let kinds: [(trait: AccessibilityTrait, word: String)] = [
    (.isToggle, "toggle"), (.isTextField, "text field"), (.isSearchField, "search field"),
    (.isAdjustable, "slider"), (.isButton, "button"), (.isLink, "link"),
    (.isHeader, "heading"), (.isImage, "image"), (.isStaticText, "text"),
  ]

  /// The nodes without children at or below this one, in reading order.
  package var leaves: [AccessibilityNode] {
    children.isEmpty ? [self] : children.flatMap(\.leaves)
  }
}
