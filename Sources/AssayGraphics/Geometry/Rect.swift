// SPDX-License-Identifier: MIT

/// An axis-aligned rectangle, in points unless its owner says pixels. The y axis grows downwards.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var minX: Double { x }
  package var minY: Double { y }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var origin: Point { Point(x: x, y: y) }
  package var size: Size { Size(width: width, height: height) }

  /// Whether it covers no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  package func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// The rectangle shrunk by insets; empty at its own center when they are larger than it.
  package func inset(by insets: Insets) -> Rect {
    let newWidth = width - insets.left - insets.right
    let newHeight = height - insets.top - insets.bottom
    return Rect(
      x: newWidth < 0 ? midX : x + insets.left,
      y: newHeight < 0 ? midY : y + insets.top,
      width: Swift.max(0, newWidth),
      height: Swift.max(0, newHeight))
  }

  /// The smallest rectangle that contains both. An empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// The part they share; `.zero` when they share none.
  package func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
