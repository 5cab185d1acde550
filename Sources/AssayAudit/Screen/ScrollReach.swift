// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Scene {
  /// Whether a place lies on the screen, or scrolling brings it there.
  func canReach(_ point: Point) -> Bool {
    Self.canReach(point, Rect(size: size), areas)
  }

  /// What one view scrolls to may lie in another that scrolls: a place moves to where it is seen in
  /// the first, and from there on.
  private static func canReach(_ point: Point, _ screen: Rect, _ areas: [SceneArea]) -> Bool {
    if screen.contains(point) { return true }
    return areas.indices.contains { index in
      let area = areas[index]
      guard case .scroll(let isHorizontal, let isVertical) = area.kind,
        area.content.grown(by: 0.5).contains(point)
      else { return false }
      let moved = Point(
        x: isHorizontal ? point.x.clamped(area.frame.minX, area.frame.maxX) : point.x,
        y: isVertical ? point.y.clamped(area.frame.minY, area.frame.maxY) : point.y)
      guard moved != point else { return false }
      var others = areas
      others.remove(at: index)
      return canReach(moved, screen, others)
    }
  }
}

extension Double {
  fileprivate func clamped(_ least: Double, _ most: Double) -> Double {
    // A hair inside: what ends at an edge of the screen is on it.
    Swift.max(least + 0.01, Swift.min(self, most - 0.01))
  }
}
