// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The background of a bar at the bottom, and the content above it.
struct ScrollEdgeBar {
  var backdrop: SceneTree.ID
  var content: SceneTree.ID
}

extension SceneTree {
  /// Since iOS 15, a bar whose background nobody chose is clear unless something scrolls below it
  /// (Apple's documentation of `UITabBar.scrollEdgeAppearance`).
  func clearBarsAtScrollEdges() {
    for bar in scrollEdgeBars where !scrolls(below: layout.frame(of: bar.backdrop).minY, bar) {
      setDrawing(NoDrawing(), of: bar.backdrop)
    }
  }

  private func scrolls(below top: Double, _ bar: ScrollEdgeBar) -> Bool {
    layout.placedViews(below: bar.content).contains { id in
      guard case .scroll(_, isVertical: true) = nodes[id].area else { return false }
      return layout.placedChildren(of: id).contains { layout.frame(of: $0).maxY > top + 0.5 }
    }
  }
}

/// Hides a view and what is inside.
private struct NoDrawing: Drawing {
  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] { [] }
}
