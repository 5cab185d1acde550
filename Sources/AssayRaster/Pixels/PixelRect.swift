// SPDX-License-Identifier: MIT

/// Whole pixels: `left <= x < right`, `top <= y < bottom`.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let shared = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return shared.isEmpty ? .empty : shared
  }

  /// The smallest rectangle around both. An empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (left <= other.left && top <= other.top
        && right >= other.right && bottom >= other.bottom)
  }
}
