// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Targets that are hard to hit: 44 points (Apple), or 24 with room around (WCAG 2.2, 2.5.8).
package struct TouchTargetRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "touch-target", type: .hitRegion, name: "Touch target",
      summary: "Controls that are too small to touch.",
      standard: "Human Interface Guidelines, Buttons; WCAG 2.2, 2.5.8 (AA)",
      needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    let targets = screen.elements.filter(\.isInteractive)
    let rows = ListRows(of: screen)
    var result = RuleResult()
    for (index, target) in targets.enumerated() {
      let frame = target.node.frame
      let side = min(frame.width, frame.height)
      // Bars are the system's, whose targets reach beyond what is drawn. A link in a sentence is
      // exempt (2.5.8, "inline").
      if target.isInBar || frame.isEmpty || side >= options.targetSide {
        result.pass(AuditedThing(target))
        continue
      }
      // A row is 44 points with the line below it, which is drawn in the row above.
      if let row = rows.row(around: frame), min(row.width, row.height) >= options.targetSide - 0.5,
        targets.count(where: { row.contains(Point(x: $0.node.frame.midX, y: $0.node.frame.midY)) })
          == 1
      {
        result.pass(AuditedThing(target))
        continue
      }
      let isCrowded = side < 24 && Self.isCrowded(frame, among: targets, except: index)
      result.add(
        AuditIssue(
          info, on: screen, target,
          message: "target of \(target.title) is \(Self.words(frame)) pt; "
            + "at least \(Self.number(options.targetSide)) x \(Self.number(options.targetSide)) pt is required",
          reason: isCrowded
            ? "smaller than a fingertip, and another target is within 24 px: WCAG 2.2, 2.5.8 (AA) also fails"
            : "smaller than a fingertip (Human Interface Guidelines, Buttons)",
          fix:
            "give it a frame of at least \(Self.number(options.targetSide)) points in each direction "
            + "and a content shape",
          measure: side))
    }
    return result
  }

  /// The spacing exception: circles of 24 around the middles of small targets touch no other
  /// target.
  private static func isCrowded(
    _ frame: Rect, among targets: [AuditElement], except index: Int
  ) -> Bool {
    targets.enumerated().contains { other in
      if other.offset == index { return false }
      let rect = other.element.node.frame
      let isSmall = min(rect.width, rect.height) < 24
      // NB: a small target stands for its own circle.
      let x = isSmall ? rect.midX : min(max(frame.midX, rect.minX), rect.maxX)
      let y = isSmall ? rect.midY : min(max(frame.midY, rect.minY), rect.maxY)
      let reach = isSmall ? 24.0 : 12.0
      let (dx, dy) = (x - frame.midX, y - frame.midY)
      return dx * dx + dy * dy < reach * reach
    }
  }

  private static func words(_ frame: Rect) -> String {
    "\(number(frame.width)) x \(number(frame.height))"
  }

  /// With at most one decimal, truncated.
  private static func number(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return "\(value)" }
    let tenths = Int((value * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
