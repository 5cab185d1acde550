// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle, in points.
///
/// Positive insets shrink a rectangle. Insets larger than the rectangle yield an empty
/// rectangle at its center, never a negative size:
///
/// ```swift
/// Rect(x: 0, y: 0, width: 4, height: 4).inset(by: Insets(all: 3)).isEmpty  // true
/// ```
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(all length: Double) {
    self.init(top: length, left: length, bottom: length, right: length)
  }

  package static let zero = Insets()
}
