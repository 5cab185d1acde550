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

extension CornerMask {
  /// The rows of a mask, as long as its memory is held.
  fileprivate struct Rows {
    let bytes: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int

    func row(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[(index * width)..<((index + 1) * width)])
    }
  }

  fileprivate func withLeadingRows(_ body: (Rows) -> Void) {
    leading.withUnsafeBufferPointer { body(Rows(bytes: $0, width: width, height: height)) }
  }

  fileprivate func withTrailingRows(_ body: (Rows) -> Void) {
    trailing.withUnsafeBufferPointer { body(Rows(bytes: $0, width: width, height: height)) }
  }
}

/// The two corners of one side.
private struct CornerSide {
  let top: CornerMask.Rows
  let bottom: CornerMask.Rows

  /// The coverage of a row's pixels in a corner; empty between the corners.
  func row(_ y: Int, in bounds: PixelRect) -> UnsafeBufferPointer<UInt8> {
    if y - bounds.top < top.height { return top.row(y - bounds.top) }
    let fromBottom = bounds.bottom - 1 - y
    return fromBottom < bottom.height
      ? bottom.row(fromBottom) : UnsafeBufferPointer(start: nil, count: 0)
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
    topLeft.withLeadingRows { topLeft in
      topRight.withTrailingRows { topRight in
        bottomLeft.withLeadingRows { bottomLeft in
          bottomRight.withTrailingRows { bottomRight in
            let left = CornerSide(top: topLeft, bottom: bottomLeft)
            let right = CornerSide(top: topRight, bottom: bottomRight)
            for y in rows(bounds.top, bounds.bottom) {
              paint(y, of: bounds, left.row(y, in: bounds), right.row(y, in: bounds), brush)
            }
          }
        }
      }
    }
    return true
  }

  private func paint(
    _ y: Int, of bounds: PixelRect, _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>, _ brush: Brush
  ) {
    let start = bounds.left + left.count
    let end = bounds.right - right.count
    paint(y: y, left: bounds.left, coverage: left, brush)
    paint(y: y, left: end, coverage: right, brush)
    paint(y: y, left: start, right: end, brush)
  }

  private func mask(_ curve: CornerCurve) -> CornerMask {
    if let known = cornerMasks[curve] { return known }
    let mask = CornerMask(curve, raster: raster)
    cornerMasks[curve] = mask
    return mask
  }
}
