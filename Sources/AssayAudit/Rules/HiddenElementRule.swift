// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Elements that are spoken and not seen: outside of the screen, without a size, or under others.
package struct HiddenElementRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "hidden-element", type: .elementDetection, name: "Hidden element",
      summary: "Elements that assistive technology reaches and nobody can see.",
      standard: "WCAG 2.2, 2.4.11 (AA) and 1.3.2 (A)", needs: "accessibility elements and pixels")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    let size = screen.scene.size
    for element in screen.elements where !(element.node.label ?? "").isEmpty {
      let frame = element.node.frame
      let problem: String? =
        if frame.isEmpty {
          "has no size"
        } else if frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= size.width {
          // NB: what lies below the screen is what one scrolls to.
          "lies outside of the screen"
        } else if screen.isCovered(element) {
          "lies under other views"
        } else {
          nil
        }
      result.add(
        problem.map {
          AuditIssue(
            info, on: screen, element,
            message: "\(element.kind) \(element.name) is spoken, and \($0)",
            fix: "hide it from assistive technology too: accessibilityHidden(true)")
        })
    }
    return result
  }
}

extension AuditScreen {
  /// Whether it has texts, and none of them shows anywhere although it lies on the screen.
  fileprivate func isCovered(_ element: AuditElement) -> Bool {
    let frame = element.node.frame
    let inside = zip(texts, measurements).filter { text, _ in
      !text.frame.isEmpty
        && frame.contains(
          Point(x: text.unclippedFrame.midX, y: text.unclippedFrame.midY))
    }
    return !inside.isEmpty
      && inside.allSatisfy { $0.1 == .incomplete(.nothingVisible) && $0.0.color?.alpha != 0 }
  }
}
