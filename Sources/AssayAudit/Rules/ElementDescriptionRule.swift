// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Elements that say nothing useful: WCAG 2.2, 1.1.1 and 4.1.2.
package struct ElementDescriptionRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "element-description", type: .sufficientElementDescription, name: "Element description",
      summary:
        "Elements without a label, or with a meaningless label, such as a file name or 'button'.",
      standard: "WCAG 2.2, 1.1.1 and 4.1.2 (A)", needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for element in screen.elements {
      result.add(
        Self.problem(element, isDrawn: screen.draws(element)).map { problem in
          AuditIssue(
            info, on: screen, element,
            // What has no label is not called unnamed as well.
            message: (problem == Self.noLabel ? "a \(element.kind)" : element.title) + " "
              + problem,
            fix:
              "say what it is or does with accessibilityLabel(_:), or hide it if it is decoration"
          )
        } ?? unwritten(element, on: screen), of: AuditedThing(element))
    }
    return result
  }

  /// A note on a control whose label may say nothing to those who only hear it: the name of its
  /// symbol, or the one letter that it shows.
  private func unwritten(_ element: AuditElement, on screen: AuditScreen) -> AuditIssue? {
    guard element.isInteractive, let label = element.node.label, screen.hasScene else { return nil }
    let inside = screen.texts.filter {
      element.node.frame.contains(Point(x: $0.unclippedFrame.midX, y: $0.unclippedFrame.midY))
    }
    let isSymbol =
      !inside.isEmpty && inside.allSatisfy { $0.isSymbol && Self.isSpoken($0, as: label) }
    let isLetter =
      label.count == 1 && label.first?.isLetter == true
      && inside.contains { !$0.isSymbol && $0.string == label }
    guard isSymbol || isLetter else { return nil }
    return AuditIssue(
      info, .incomplete(.derivedLabel), on: screen, element,
      message: "cannot tell whether the label of \(element.title) is enough: "
        + (isSymbol
          ? "it comes from the name of symbol '\(inside[0].string)'" : "it is a single letter"),
      // The system has names of its own for many symbols.
      reason: isSymbol
        ? "VoiceOver may say '\(label)' or another name of the symbol; \(info.standard)"
        : "VoiceOver will say '\(label)'; \(info.standard)",
      fix: "say what it does with accessibilityLabel(_:)")
  }

  /// Whether a label is made of the words of a symbol's name, in their order.
  private static func isSpoken(_ symbol: DrawnText, as label: String) -> Bool {
    var parts = symbol.string.split { ".-_".contains($0) }[...]
    return label.split(separator: " ").allSatisfy { word in
      guard let place = parts.firstIndex(of: word) else { return false }
      parts = parts[(place + 1)...]
      return true
    }
  }

  /// nil for a label that tells something.
  ///
  /// - Parameter isDrawn: whether its label is what can be read on the screen: asked only where the
  ///   label may be a problem, because each answer looks at all texts.
  private static func problem(
    _ element: AuditElement, isDrawn: @autoclosure () -> Bool
  ) -> String? {
    let node = element.node
    let label = trimmed(node.label ?? "")
    if label.isEmpty {
      let speaks = !trimmed(node.value ?? "").isEmpty && !element.isInteractive
      // The system speaks for what is in progress.
      if node.traits.contains(.updatesFrequently), !element.isInteractive { return nil }
      // An element without traits is a container that layout left.
      let isSilent = node.traits.isEmpty && (node.value ?? "").isEmpty
      return speaks || isSilent ? nil : noLabel
    }
    if isFileName(label), !isDrawn() { return "has a file name as its label" }
    let lower = label.lowercased()
    if generic.contains(lower), !isDrawn() { return "has a label that only names its kind" }
    if label.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic && !isDigit($0) }),
      !hasEmoji(label),
      element.isInteractive
    {
      return "has a label without words"
    }
    if element.isInteractive || node.traits.contains(.isImage) {
      for word in traitWords[element.kind] ?? [] where endsIn(word, lower) {
        return "repeats '\(word)', which assistive technology speaks anyway"
      }
    }
    return nil
  }

  private static let noLabel = "has no label"

  private static let generic: Set<String> = [
    "button", "image", "icon", "link", "label", "text", "picture", "photo", "toggle", "switch",
    "text field", "textfield", "untitled", "placeholder", "todo", "element", "item",
  ]

  /// What VoiceOver says after the label by itself.
  private static let traitWords: [String: [String]] = [
    "button": ["button"], "link": ["link"], "image": ["image"], "toggle": ["switch", "toggle"],
    "slider": ["slider"], "text field": ["text field"],
  ]

  private static func endsIn(_ word: String, _ label: String) -> Bool {
    label.hasSuffix(" " + word)
  }

  /// `IMG_0042`, `ic_back@2x`, `photo.png`, `btn_close_white`.
  private static func isFileName(_ label: String) -> Bool {
    guard !label.contains(" ") else { return false }
    let lower = label.lowercased()
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    if endings.contains(where: lower.hasSuffix) || lower.contains("@2x") || lower.contains("@3x") {
      return true
    }
    let starts = ["img_", "ic_", "icon_", "btn_", "image_", "dsc_", "bg_"]
    return starts.contains(where: lower.hasPrefix)
      || (label.contains("_") && lower == label && label.allSatisfy(\.isASCII))
  }

  /// Also of signs that only U+FE0F behind them makes emoji.
  private static func hasEmoji(_ label: String) -> Bool {
    label.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || zip(label.unicodeScalars, label.unicodeScalars.dropFirst()).contains {
        $0.properties.isEmoji && $1 == "\u{FE0F}"
      }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil
  }

  private static func trimmed(_ text: String) -> String {
    String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension AuditScreen {
  /// Whether an element's label is the words that are drawn in its place: whoever reads them knows
  /// no more than who hears them.
  fileprivate func draws(_ element: AuditElement) -> Bool {
    guard let label = element.node.label, !element.node.traits.contains(.isImage) else {
      return false
    }
    let inside = texts.filter {
      !$0.isSymbol
        && element.node.frame.contains(Point(x: $0.unclippedFrame.midX, y: $0.unclippedFrame.midY))
    }.map(\.string)
    return inside.contains(label) || !inside.isEmpty && inside.joined(separator: ", ") == label
  }
}
