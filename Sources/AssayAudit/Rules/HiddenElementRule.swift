// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Elements that are spoken and not seen: outside the screen, without a size, or under others.
package struct HiddenElementRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "hidden-element", type: .elementDetection, name: "Hidden element",
      summary: "Elements that assistive technology reaches but nobody can see.",
      standard: "WCAG 2.2, 2.4.11 (AA) and 1.3.2 (A)", needs: "accessibility elements and pixels")
  }

  private static let outside = "is outside the screen"

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for element in screen.elements where !(element.node.label ?? "").isEmpty {
      let frame = element.node.frame
      let problem: String? =
        if frame.isEmpty {
          "has no size"
        } else if screen.isOutside(frame) {
          Self.outside
        } else if screen.isCovered(element) {
          "is under other views"
        } else {
          nil
        }
      result.add(
        problem.map {
          AuditIssue(
            info, on: screen, element,
            message: "\(element.title) is spoken but \($0)",
            fix: $0 == Self.outside
              ? "let its container scroll; if nobody needs to read it, hide it from assistive "
                + "technology too: accessibilityHidden(true)"
              : "also hide it from assistive technology: accessibilityHidden(true)")
        }, of: AuditedThing(element))
    }
    return result
  }
}

extension AuditScreen {
  /// Whether a frame is outside the screen and nothing scrolls to it.
  fileprivate func isOutside(_ frame: Rect) -> Bool {
    let size = scene.size
    if frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= size.width || frame.minY >= size.height {
      // Of a picture it is not known what scrolls: to what is right of it or below, mostly.
      return hasScene
        ? !scene.canReach(Point(x: frame.midX, y: frame.midY))
        : frame.maxX <= 0 || frame.maxY <= 0
    }
    return false
  }

  /// Whether it has texts, and none of them shows anywhere although it lies on the screen.
  ///
  /// An element without texts is covered where one thing lies over all that it draws.
  func isCovered(_ element: AuditElement) -> Bool {
    let frame = element.node.frame
    let inside = texts.indices.filter { index in
      !texts[index].frame.isEmpty
        && frame.contains(
          Point(x: texts[index].unclippedFrame.midX, y: texts[index].unclippedFrame.midY))
    }
    guard !inside.isEmpty else {
      let shown = frame.intersection(Rect(size: scene.size))
      return hasScene && !shown.isEmpty && covers.hide(shown)
    }
    return inside.allSatisfy { index in
      measurements[index] == .incomplete(.nothingVisible) && texts[index].color?.alpha != 0
        // What is scrolled under a bar comes out again.
        && (!covers.isScrolled(index) || !covers.over(index).isEmpty)
    }
  }
}
