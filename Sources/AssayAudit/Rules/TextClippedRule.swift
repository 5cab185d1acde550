// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Text that is cut off, or that lies over other text: WCAG 2.2, 1.4.4 (at any size) and 1.4.12.
package struct TextClippedRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "text-clipped", type: .textClipped, name: "Clipped text",
      summary: "Text that is truncated, reaches beyond the screen or lies over other text.",
      standard: "WCAG 2.2, 1.4.4 (AA)", needs: "drawn texts")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    let width = screen.scene.size.width
    let texts = screen.texts.filter { !$0.isSymbol && !$0.frame.isEmpty }
    for (index, text) in texts.enumerated() {
      let subject = "'\(text.string.shortened(to: 40))'"
      func issue(_ problem: String, _ fix: String) -> AuditIssue {
        AuditIssue(
          info, on: screen, subject: subject, kind: "text", frame: text.frame,
          message: "text \(subject) \(problem)", fix: fix)
      }
      // A quarter of an em is the room that blocks allow around the glyphs.
      let slack = text.size.points * 1.2
      if text.isTruncated, screen.isTyped(text) {
        // One moves through it with the caret.
        result.passes += 1
      } else if text.isTruncated {
        result.add(
          issue("is truncated", "let it take more lines, or let its container grow or scroll"))
      } else if text.unclippedFrame.minX < -slack || text.unclippedFrame.maxX > width + slack {
        result.add(issue("reaches beyond the screen", "let it wrap"))
      } else if let other = texts[..<index].first(where: { Self.overlap($0, text) }) {
        result.add(
          issue(
            "lies over text '\(other.string.shortened(to: 40))'",
            "let the container grow with its text"))
      } else {
        result.passes += 1
      }
    }
    return result
  }

  /// By more than the third of the smaller one's height and width: lines of one text stand closer than their blocks.
  private static func overlap(_ first: DrawnText, _ second: DrawnText) -> Bool {
    let shared = first.frame.intersection(second.frame)
    let height = min(first.size.points, second.size.points)
    return shared.height > height * 0.6 && shared.width > height * 1.5
  }
}

extension AuditScreen {
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
