// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The steps that VoiceOver takes between elements of one container, and which of them lead to
/// what stands above.
enum ReadingOrder {
  struct Step {
    var before: AccessibilityNode
    var after: AccessibilityNode
    /// Whether the second stands straight above the first.
    var isBackward: Bool
  }

  static func steps(on screen: AuditScreen) -> [Step] {
    groups(screen.scene.accessibility).flatMap { siblings in
      zip(siblings, siblings.dropFirst()).map { before, after in
        Step(
          before: before, after: after,
          isBackward: isAbove(before, after) && !screen.bars.contain(after.frame)
            && !screen.isScrolledAway(before) && !screen.isScrolledAway(after))
      }
    }
  }

  private static func groups(_ nodes: [AccessibilityNode]) -> [[AccessibilityNode]] {
    [nodes] + nodes.flatMap { $0.children.isEmpty ? [] : groups($0.children) }
  }

  /// Columns are read one after the other, and layers lie over each other: only what stands
  /// straight above counts.
  private static func isAbove(_ before: AccessibilityNode, _ after: AccessibilityNode) -> Bool {
    after.frame.maxY <= before.frame.minY + 0.5 && sharesColumn(before.frame, after.frame)
      && !after.frame.isEmpty && !before.frame.isEmpty
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
