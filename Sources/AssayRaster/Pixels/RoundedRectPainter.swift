// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The coverage of a top left corner: its curve's box in whole pixels, the rest of which is full.
struct CornerMask {
  let width: Int
  let height: Int
  /// Rows from the top, each from the left.
  let leading: [UInt8]
  /// The mask of a right corner: rows from the top, each mirrored.
  let trailing: [UInt8]

  /// - Parameter curve: in pixels.
  init(_ curve: CornerCurve, raster: OutlineRaster) {
    width = Int(curve.reachX.rounded(.up))
    height = Int(curve.reachY.rounded(.up))
    var outline = Outline(.identity)
    let points = Array(curve.curve.reversed())
    outline.move(points[0])
    for index in stride(from: 1, to: points.count, by: 3) {
      outline.cubic(points[index + 2], control1: points[index], control2: points[index + 1])
    }
    outline.line(Point(x: Double(width), y: 0))
    outline.line(Point(x: Double(width), y: Double(height)))
    outline.line(Point(x: 0, y: Double(height)))
    outline.close()
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let mask = CoverageMask(outline, bounds: bounds, raster: raster)
    leading = mask.coverage
    var mirrored: [UInt8] = []
    mirrored.reserveCapacity(leading.count)
    for y in 0..<height { mirrored += leading[(y * width)..<((y + 1) * width)].reversed() }
    trailing = mirrored
  }
}

extension Canvas {
  /// Fills a rounded rectangle on whole pixels from masks of its corners, each drawn once for all
  /// rectangles alike. False, and nothing drawn, where corners share a pixel.
  func fillRoundedRect(_ geometry: RoundedRectGeometry, _ bounds: PixelRect, _ brush: Brush) -> Bool
  {
    let topLeft = mask(geometry.topLeft)
    let topRight = mask(geometry.topRight)
    let bottomLeft = mask(geometry.bottomLeft)
    let bottomRight = mask(geometry.bottomRight)
    guard topLeft.width + topRight.width <= bounds.width,
      bottomLeft.width + bottomRight.width <= bounds.width,
      topLeft.height + bottomLeft.height <= bounds.height,
      topRight.height + bottomRight.height <= bounds.height
    else { return false }
    for y in rows(bounds.top, bounds.bottom) {
      var left = bounds.left
      var right = bounds.right
      if let (mask, row) = row(y, in: bounds, top: topLeft, bottom: bottomLeft) {
        paint(mask.leading, mask.width, row, y: y, left: left, brush)
        left += mask.width
      }
      if let (mask, row) = row(y, in: bounds, top: topRight, bottom: bottomRight) {
        right -= mask.width
        paint(mask.trailing, mask.width, row, y: y, left: right, brush)
      }
      paint(y: y, left: left, right: right, brush)
    }
    return true
  }

  private func row(
    _ y: Int, in bounds: PixelRect, top: CornerMask, bottom: CornerMask
  ) -> (CornerMask, Int)? {
    if y - bounds.top < top.height { return (top, y - bounds.top) }
    let fromBottom = bounds.bottom - 1 - y
    return fromBottom < bottom.height ? (bottom, fromBottom) : nil
  }

  private func paint(
    _ coverage: [UInt8], _ width: Int, _ row: Int, y: Int, left: Int, _ brush: Brush
  ) {
    coverage.withUnsafeBufferPointer { bytes in
      paint(
        y: y, left: left,
        coverage: UnsafeBufferPointer(rebasing: bytes[(row * width)..<((row + 1) * width)]), brush)
    }
  }

  private func mask(_ curve: CornerCurve) -> CornerMask {
    if let known = cornerMasks[curve] { return known }
    let mask = CornerMask(curve, raster: raster)
    cornerMasks[curve] = mask
    return mask
  }
}
