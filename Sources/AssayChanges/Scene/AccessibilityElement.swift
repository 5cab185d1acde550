// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayGraphics

/// A node of an accessibility tree by itself: its own facts and not its children.
package struct AccessibilityElement: Hashable, Sendable {
  package var node: AccessibilityNode

  /// The elements of a tree in reading order: parents before children. A container that says
  /// nothing itself is left out, for its frame only follows its children's.
  static func elements(of nodes: [AccessibilityNode]) -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    func visit(_ node: AccessibilityNode) {
      let saysNothing = node.label == nil && node.value == nil && node.identifier == nil
      if node.children.isEmpty || !saysNothing {
        var own = node
        own.children = []
        result.append(AccessibilityElement(node: own))
      }
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    return result
  }

  /// What it is: the most telling of its traits, in a word of plain English.
  package var kind: String {
    Self.kinds.first { node.traits.contains($0.trait) }?.word ?? "element"
  }

  /// How a sentence names it: its label in quotes, else its identifier, value or place.
  package var name: String {
    if let label = node.label, !label.isEmpty { return Self.quoted(label) }
    if let identifier = node.identifier, !identifier.isEmpty {
      return "\(kind) '\(Self.shortened(identifier))'"
    }
    if let value = node.value, !value.isEmpty { return "\(kind) of value \(Self.quoted(value))" }
    return "\(kind) at \(node.frame.x.short),\(node.frame.y.short)"
  }

  /// The name with what it is before it.
  package var fullName: String {
    guard let label = node.label, !label.isEmpty else { return name }
    return "\(kind) \(name)"
  }

  /// In double quotes on one line, cut where it is long.
  static func quoted(_ text: String) -> String {
    "\"\(shortened(text))\""
  }

  private static func shortened(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? line.prefix(57) + "..." : line
  }

  // In order: a button that is an image too is a button.
  private static let kinds: [(trait: AccessibilityTrait, word: String)] = [
    (.isToggle, "toggle"), (.isSearchField, "search field"), (.isTextField, "text field"),
    (.isTabBar, "tab bar"), (.isKeyboardKey, "key"), (.isAdjustable, "slider"),
    (.isButton, "button"), (.isLink, "link"), (.isHeader, "header"), (.isImage, "image"),
    (.isStaticText, "text"),
  ]
}
