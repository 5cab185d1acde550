// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Elements that are read in an order that no eye would take: WCAG 2.2, 1.3.2.
package struct ReadingOrderRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "reading-order", type: .readingOrder, name: "Reading order",
      summary: "Elements that are read after elements entirely below them.",
      standard: "WCAG 2.2, 1.3.2 (A)", needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for siblings in Self.groups(screen.scene.accessibility) {
      for (before, after) in zip(siblings, siblings.dropFirst()) {
        // Columns are read one after the other, and layers lie over each other: only what stands
        // straight above counts.
        let isAbove =
          after.frame.maxY <= before.frame.minY + 0.5
          && Self.sharesColumn(before.frame, after.frame)
          && !after.frame.isEmpty && !before.frame.isEmpty
        if !isAbove || screen.isInBar(after.frame) || screen.isScrolledAway(before)
          || screen.isScrolledAway(after)
        {
          result.pass(AuditedThing(AuditElement(node: after, isInBar: false)))
          continue
        }
        let (first, second) = (
          AuditElement(node: before, isInBar: false),
          AuditElement(node: after, isInBar: false)
        )
        result.add(
          AuditIssue(
            info, on: screen, second,
            message:
              "\(second.kind) \(second.name) is read after \(first.name) but is above it",
            fix: "declare it first, or give it a higher accessibilitySortPriority(_:)"))
      }
    }
    return result
  }

  private static func groups(_ nodes: [AccessibilityNode]) -> [[AccessibilityNode]] {
    [nodes] + nodes.flatMap { $0.children.isEmpty ? [] : groups($0.children) }
  }

  /// Whether the narrower one lies by half in the width of the other.
  private static func sharesColumn(_ first: Rect, _ second: Rect) -> Bool {
    let shared = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    return shared >= min(first.width, second.width) / 2
  }
}

extension AuditScreen {
  /// Whether it is a text of which a clip leaves nothing: it lies where it would be, not where it
  /// is seen. What lies far outside a clip is not even in the scene.
  fileprivate func isScrolledAway(_ node: AccessibilityNode) -> Bool {
    guard hasScene, let label = node.label, !texts.isEmpty else { return false }
    let own = texts.filter {
      !$0.isSymbol && label.contains($0.string)
        && node.frame.contains(Point(x: $0.unclippedFrame.midX, y: $0.unclippedFrame.midY))
    }
    return own.isEmpty ? node.pointSize != nil : own.allSatisfy(\.frame.isEmpty)
  }
}
