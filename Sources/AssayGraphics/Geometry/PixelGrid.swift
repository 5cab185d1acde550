// SPDX-License-Identifier: MIT

/// The device's grid of pixels: where frames land.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real devices.
  package var scale: Double

  package init(scale: Double) {
    precondition(scale > 0, "A pixel grid needs a positive scale")
    self.scale = scale
  }

  /// The nearest grid line; halves go up, as UIKit rounds.
  package func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The next grid line at or above. A value within a thousandth of a pixel above a line is on it,
  /// so that sums such as 0.1 + 0.2 do not gain a pixel.
  package func ceil(_ value: Double) -> Double {
    (value * scale - 0.001).rounded(.up) / scale
  }

  /// The rectangle whose edges are each rounded to the grid, so that neighbors stay neighbors.
  package func round(_ rect: Rect) -> Rect {
    let left = round(rect.minX)
    let top = round(rect.minY)
    return Rect(
      x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
