// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What VoiceOver says of an element, in English: "selected" first, then label, value, "dimmed",
/// traits, hint and whether it has actions.
///
/// The order is that of "Accessibility Programming Guide for iOS" (label, value, traits, hint);
/// the words of the traits are VoiceOver's. What VoiceOver adds by its own settings, such as
/// "double-tap to activate", is left out.
struct SpokenWords {
  /// Of an item among others that are numbered, such as "2 of 5" in a tab bar.
  struct Position {
    var index: Int
    var count: Int
  }

  private let node: AccessibilityNode
  private let position: Position?

  /// - Parameter position: in the tab bar that holds it; nil elsewhere.
  init(_ node: AccessibilityNode, position: Position? = nil) {
    self.node = node
    self.position = position
  }

  /// On one line; empty where nothing is spoken.
  var text: String {
    let own = hasContent ? content : isProgress ? ["in progress"] : []
    let states = own + (has(.isNotEnabled) ? ["dimmed"] : []) + kinds
    let extra = [node.hint?.spokenLine ?? "", node.actions.isEmpty ? "" : "actions available"]
    let spoken = (states + extra).filter { !$0.isEmpty }
    return (has(.isSelected) && !spoken.isEmpty ? ["selected"] + spoken : spoken)
      .joined(separator: ", ")
  }

  /// Whether more is spoken than what it is, which does not tell it from others.
  var hasName: Bool { hasContent || isProgress }

  private var hasContent: Bool { !content.isEmpty }

  private var content: [String] {
    [node.label, value].compactMap { $0?.spokenLine }.filter { !$0.isEmpty }
  }

  /// The system speaks for a bare `ProgressView`.
  private var isProgress: Bool { node.traits == [.updatesFrequently] }

  /// "0" and "1" are how a switch says off and on.
  private var value: String? {
    guard has(.isToggle) else { return node.value }
    return switch node.value {
    case "0": "off"
    case "1": "on"
    case "2": "mixed"
    case let other: other
    }
  }

  private var kinds: [String] {
    if let position { return ["tab", "\(position.index) of \(position.count)"] }
    var kinds = Self.kinds.filter { has($0.trait) }.map(\.words)
    // What is adjusted, edited or switched is not called a button beside that.
    if kinds.count > 1, has(.isToggle) || has(.isTextField) || has(.isSearchField) {
      kinds.removeAll { $0 == "button" }
    }
    return kinds
  }

  private func has(_ trait: AccessibilityTrait) -> Bool { node.traits.contains(trait) }

  private static let kinds: [(trait: AccessibilityTrait, words: String)] = [
    (.isToggle, "switch button"), (.isTextField, "text field"), (.isSearchField, "search field"),
    (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isHeader, "heading"),
    (.isAdjustable, "adjustable"),
  ]
}

extension String {
  /// Lines joined, without white space around them.
  fileprivate var spokenLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
