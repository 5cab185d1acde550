// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayGraphics

/// Symbols against the pixels behind them: WCAG 2.2, 1.4.11.
package struct NonTextContrastRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "non-text-contrast", type: .contrast, name: "Contrast of icons",
      summary: "Icons with too little contrast to the pixels behind them, at their worst place.",
      standard: "WCAG 2.2, 1.4.11 (AA)", needs: "pixels")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for (text, measurement) in zip(screen.texts, screen.measurements) where text.isSymbol {
      if text.frame.isEmpty || screen.isDisabled(at: text.frame) { continue }
      // What is hidden from assistive technology is decoration, or said in words beside it: not
      // "required to understand the content". A picture without a tree of elements says nothing of
      // that.
      if !screen.elements.isEmpty, !screen.isSpoken(text.frame) || screen.isSystems(text) {
        result.pass(AuditedThing(text, kind: "icon"))
        continue
      }
      result.add(
        ContrastIssue.issue(info, text, measurement, .nonText, kind: "icon", on: screen),
        of: AuditedThing(
          text, kind: "icon", contrast: Check.Contrast(measurement, .nonText)))
    }
    return result
  }
}

extension AuditScreen {
  /// Whether the system has drawn it beside the words of a row that leads on.
  fileprivate func isSystems(_ symbol: DrawnText) -> Bool {
    let middle = Point(x: symbol.unclippedFrame.midX, y: symbol.unclippedFrame.midY)
    return symbol.string == "chevron.forward"
      && scene.areas.contains { $0.kind == .decoration && $0.frame.contains(middle) }
  }

  /// Whether a place is inside an element that assistive technology reaches.
  func isSpoken(_ frame: Rect) -> Bool {
    elements.contains { $0.node.frame.contains(Point(x: frame.midX, y: frame.midY)) }
  }
}
