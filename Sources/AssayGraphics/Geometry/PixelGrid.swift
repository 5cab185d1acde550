// SPDX-License-Identifier: MIT

/// The device's grid of pixels: where frames land.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real devices.
  package var scale: Double

  package init(scale: Double) {
    precondition(scale > 0, "A pixel grid needs a positive scale")
    self.scale = scale
  }

  /// In pixels. What differs by less is taken as equal, because sums such as 0.1 + 0.2 are not
  /// exact.
  private static let tolerance = 0.001

  /// The nearest grid line; halves go up, as UIKit rounds. A line of one pixel keeps it: an edge
  /// that is a half but for the tolerance is a half.
  package func round(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The next grid line at or above.
  package func ceil(_ value: Double) -> Double {
    (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The rectangle whose edges are each rounded to the grid, so that neighbors stay neighbors.
  package func round(_ rect: Rect) -> Rect {
    let left = round(rect.minX)
    let top = round(rect.minY)
    return Rect(
      x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
