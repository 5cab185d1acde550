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

  /// Two texts in quotes, so that a reader sees what is different: the part that differs of long
  /// ones, what cannot be seen spelled out, and letters that look like others by name.
  static func quoted(_ old: String, _ new: String) -> (old: String, new: String) {
    let isSeen = old.visible != new.visible
    let pair = [old, new].map { isSeen ? $0 : $0.spelledOut }
    let shared = zip(pair[0], pair[1]).prefix { $0 == $1 }.count
    let isLong = pair.contains { $0.count > longest }
    let start = isLong && shared > longest / 2 ? shared - longest / 4 : 0
    let parts = pair.map { quoted((start > 0 ? "..." : "") + $0.dropFirst(start)) }
    let letters = [old, new].map(ForeignLetters.names)
    func named(_ index: Int) -> String {
      let own = letters[index].filter { !letters[1 - index].contains($0) }
      return parts[index] + (own.isEmpty ? "" : " (with \(SentenceWriter.list(own)))")
    }
    return (named(0), named(1))
  }

  private static let longest = 60

  /// One harmless line: the text is the app's own.
  private static func shortened(_ text: String) -> String {
    let line = Printable.line(String(text.map { $0.isNewline ? " " : $0 }))
    return line.count > longest ? line.prefix(longest - 3) + "..." : line
  }

  // In order: a button that is an image too is a button.
  private static let kinds: [(trait: AccessibilityTrait, word: String)] = [
    (.isToggle, "toggle"), (.isSearchField, "search field"), (.isTextField, "text field"),
    (.isTabBar, "tab bar"), (.isKeyboardKey, "key"), (.isAdjustable, "slider"),
    (.isButton, "button"), (.isLink, "link"), (.isHeader, "header"), (.isImage, "image"),
    (.isStaticText, "text"),
  ]
}

extension String {
  /// Without what takes no room, and with each kind of space as one.
  fileprivate var visible: String {
    var result = ""
    for scalar in unicodeScalars where scalar.properties.generalCategory != .format {
      result.unicodeScalars.append(
        scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return result
  }

  /// With spaces and characters that cannot be told from others as Swift spells them.
  fileprivate var spelledOut: String {
    unicodeScalars.map { scalar in
      let category = scalar.properties.generalCategory
      let isPlain = scalar == " " || (category != .format && category != .spaceSeparator)
      return isPlain ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
