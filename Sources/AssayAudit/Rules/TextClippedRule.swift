// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Text that is cut off, or that lies over other text: WCAG 2.2, 1.4.4 (at any size) and 1.4.12.
package struct TextClippedRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "text-clipped", type: .textClipped, name: "Clipped text",
      summary:
        "Text that is truncated, cut off, off the screen, broken inside a word, or overlaps something else.",
      standard: "WCAG 2.2, 1.4.4 (AA)", needs: "drawn texts")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    let texts = screen.texts
    let isModal = screen.isModal
    for (index, text) in texts.enumerated() where !text.isSymbol && !text.frame.isEmpty {
      let subject = "'\(text.string.shortened(to: 40))'"
      func issue(_ problem: String, _ fix: String) -> AuditIssue {
        var issue = AuditIssue(
          info, on: screen, subject: subject, kind: "text", frame: text.frame,
          message: "text \(subject) \(problem)", fix: fix)
        issue.about = AuditedThing(text)
        return issue
      }
      if text.isTruncated, screen.isTyped(text) {
        // One moves through it with the caret.
        result.pass(AuditedThing(text))
      } else if text.isTruncated {
        result.add(
          issue("is truncated", "allow more lines, or let its container grow or scroll"))
      } else if !text.window.clip.encloses(text.core) {
        result.add(
          issue("is cut off by the frame that clips it", "let the frame grow with its text"))
      } else if !text.window.screen.encloses(text.core),
        // What lies wholly outside is a hidden element.
        !screen.hasScene || text.window.screen.intersects(text.core)
      {
        result.add(issue("extends beyond the screen", "let it wrap"))
      } else if let other = screen.overlapping(index).filter({ $0 < index }).min() {
        result.add(
          issue(
            "overlaps text '\(texts[other].string.shortened(to: 40))'",
            "let the container grow with its text"))
      } else if screen.measurements[index] != .incomplete(.nothingVisible), !isModal,
        screen.covers.over(index).contains(where: text.isCut)
      {
        // What lies under it as a whole is a hidden element.
        result.add(
          issue("is partly covered by another view", "make room for both, or draw the text on top"))
      } else if let word = text.brokenWord {
        result.add(
          issue(
            "breaks the word '\(word.shortened(to: 40))' over two lines",
            "give it more room at this text size, such as a line of its own"))
      } else {
        result.pass(AuditedThing(text))
      }
    }
    for diagnostic in screen.scene.diagnostics {
      guard case .unknownFont = diagnostic.code else { continue }
      result.add(
        AuditIssue(
          info, cannotTell: "whether all texts have room", for: diagnostic, .textNotDrawn,
          on: screen))
    }
    return result
  }
}

extension AuditScreen {
  /// Whether something on it lies over the rest on purpose.
  fileprivate var isModal: Bool {
    elements.contains { $0.node.traits.contains(.isModal) }
  }

  /// Whether a text is what a person has put into a field.
  fileprivate func isTyped(_ text: DrawnText) -> Bool {
    elements.contains { element in
      let traits = element.node.traits
      return (traits.contains(.isTextField) || traits.contains(.isSearchField))
        && element.node.value == text.string
        && element.node.frame.contains(Point(x: text.frame.midX, y: text.frame.midY))
    }
  }
}
