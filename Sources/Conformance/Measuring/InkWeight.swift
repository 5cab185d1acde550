// SPDX-License-Identifier: MIT

import AssayGraphics

/// How much ink a text has, and in what color.
struct InkWeight: Hashable, Sendable {
  /// In square pixels of the full color.
  var area: Double
  /// The pixel that differs most from what is around the text.
  var color: UInt32

  /// Nil where nothing in the box differs from its ground, the commonest pixel around it.
  init?(of bitmap: Bitmap, in box: Rect, scale: Double) {
    let window = PixelWindow(around: box, scale: scale, in: bitmap)
    guard let ground = window.ground(of: bitmap) else { return nil }
    var sum = 0
    var largest = 0
    var color = ground
    for y in window.rows {
      for x in window.columns {
        let pixel = bitmap[x, y]
        let difference = PixelReader.difference(pixel, ground)
        sum += difference
        if difference > largest { (largest, color) = (difference, pixel) }
      }
    }
    guard largest > DrawnPicture.inkThreshold else { return nil }
    area = Double(sum) / Double(largest)
    self.color = color
  }
}

/// How much is missing at the corners of a shape.
struct CornerShape: Hashable, Sendable {
  /// The radius of the circular corner that lacks as much, in points: the mean of the four.
  var radius: Double

  /// Nil where the shape is too small to tell, or of the color around it.
  init?(of bitmap: Bitmap, in box: Rect, scale: Double) {
    let side = Int((min(box.width, box.height) * scale / 2).rounded(.down))
    let window = PixelWindow(around: box, scale: scale, in: bitmap, margin: 0)
    let outer = PixelWindow(around: box, scale: scale, in: bitmap, margin: 2)
    guard side >= 4, window.columns.count >= 2 * side, window.rows.count >= 2 * side,
      let ground = outer.ground(of: bitmap)
    else { return nil }
    // The shape's own color at its upper edge, in the middle, a little below the line around it.
    let column = (window.columns.lowerBound + window.columns.upperBound) / 2
    let own = bitmap[column, window.rows.lowerBound + min(side, Int(2 * scale))]
    let contrast = PixelReader.difference(own, ground)
    guard contrast > DrawnPicture.inkThreshold else { return nil }
    var missing = 0.0
    for y in 0..<side {
      for x in 0..<side {
        for column in [window.columns.lowerBound + x, window.columns.upperBound - 1 - x] {
          for row in [window.rows.lowerBound + y, window.rows.upperBound - 1 - y] {
            // Only what is beyond the diagonal of the corner: words inside are none of it.
            guard x + y < side else { continue }
            let difference = PixelReader.difference(bitmap[column, row], own)
            missing += min(1, Double(difference) / Double(contrast))
          }
        }
      }
    }
    // A quarter of a circle in a square of its radius leaves 1 - pi / 4.
    radius = (missing / 4 / (1 - Double.pi / 4)).squareRoot() / scale
  }
}

/// The whole pixels around a box in points.
struct PixelWindow: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// - Parameter margin: in pixels.
  init(around box: Rect, scale: Double, in bitmap: Bitmap, margin: Int = 2) {
    func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
      let first = min(limit, max(0, Int((start * scale).rounded()) - margin))
      return first..<max(first, min(limit, Int((end * scale).rounded()) + margin))
    }
    columns = range(box.minX, box.maxX, bitmap.width)
    rows = range(box.minY, box.maxY, bitmap.height)
  }

  /// The commonest pixel of the outermost rows and columns; nil for an empty window.
  func ground(of bitmap: Bitmap) -> UInt32? {
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    var counts: [UInt32: Int] = [:]
    for x in columns {
      counts[bitmap[x, top], default: 0] += 1
      counts[bitmap[x, bottom], default: 0] += 1
    }
    for y in rows {
      counts[bitmap[left, y], default: 0] += 1
      counts[bitmap[right, y], default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
