// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A region and the part of it that bars and the device's housing leave free, in points of the
/// scene.
package struct SafeArea: Hashable, Sendable {
  package var region: Rect
  package var safe: Rect

  package init(region: Rect, safe: Rect) {
    self.region = region
    self.safe = safe
  }

  static let none = SafeArea(region: .zero, safe: .zero)

  /// The safe area with some edges given up.
  func widened(_ edges: Edge.Set, isRightToLeft: Bool) -> SafeArea {
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    let minX = edges.contains(left) ? region.minX : safe.minX
    let minY = edges.contains(.top) ? region.minY : safe.minY
    let maxX = edges.contains(right) ? region.maxX : safe.maxX
    let maxY = edges.contains(.bottom) ? region.maxY : safe.maxY
    return SafeArea(
      region: region, safe: Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  /// What content that scrolls sees: along the axes it scrolls, it moves below bars by itself, and
  /// nothing in it grows into them.
  func scrolled(along axes: Axis.Set) -> SafeArea {
    var region = region
    if axes.contains(.horizontal) {
      region.x = safe.x
      region.width = safe.width
    }
    if axes.contains(.vertical) {
      region.y = safe.y
      region.height = safe.height
    }
    return SafeArea(region: region, safe: safe)
  }

  /// How far a rectangle may grow beyond the safe area: at each edge where it reaches the safe
  /// area's own.
  package func growth(of bounds: Rect, edges: Edge.Set, isRightToLeft: Bool) -> Insets {
    guard !region.isEmpty else { return .zero }
    // Sums of insets and spacing lie some ulps off.
    let tolerance = 0.001
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    var growth = Insets.zero
    if edges.contains(.top), bounds.minY <= safe.minY + tolerance {
      growth.top = max(0, bounds.minY - region.minY)
    }
    if edges.contains(.bottom), bounds.maxY >= safe.maxY - tolerance {
      growth.bottom = max(0, region.maxY - bounds.maxY)
    }
    if edges.contains(left), bounds.minX <= safe.minX + tolerance {
      growth.left = max(0, bounds.minX - region.minX)
    }
    if edges.contains(right), bounds.maxX >= safe.maxX - tolerance {
      growth.right = max(0, region.maxX - bounds.maxX)
    }
    return growth
  }
}
