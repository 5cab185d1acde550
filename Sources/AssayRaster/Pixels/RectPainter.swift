// SPDX-License-Identifier: MIT

extension Canvas {
  /// Fills an axis-aligned rectangle given in 26.6 pixels.
  ///
  /// Edges inside a pixel cover it by the product of the covered width and height, in 1/256ths
  /// rounded down: what `OutlineRaster` would say.
  func fillRect(left: Int, top: Int, right: Int, bottom: Int, _ brush: Brush) {
    guard left < right, top < bottom else { return }
    if case .solid(let pixel) = brush, pixel >> 24 == 255, (left | top | right | bottom) & 63 == 0 {
      let pixels = PixelRect(left: left >> 6, top: top >> 6, right: right >> 6, bottom: bottom >> 6)
      fill(pixels, with: pixel)
      return
    }
    let firstColumn = left >> 6
    let lastColumn = (right - 1) >> 6
    for y in rows(top >> 6, (bottom + 63) >> 6) {
      let rowHeight = min(bottom, y * 64 + 64) - max(top, y * 64)
      func coverage(width: Int) -> UInt32 { UInt32(min(255, (width * rowHeight) >> 4)) }
      if firstColumn == lastColumn {
        paint(
          y: y, left: firstColumn, right: firstColumn + 1, coverage: coverage(width: right - left),
          brush)
        continue
      }
      let fullLeft = (left + 63) >> 6
      let fullRight = right >> 6
      if fullLeft > firstColumn {
        paint(
          y: y, left: firstColumn, right: fullLeft, coverage: coverage(width: fullLeft * 64 - left),
          brush)
      }
      if fullLeft < fullRight {
        paint(y: y, left: fullLeft, right: fullRight, coverage: coverage(width: 64), brush)
      }
      if fullRight <= lastColumn {
        paint(
          y: y, left: fullRight, right: lastColumn + 1,
          coverage: coverage(width: right - fullRight * 64), brush)
      }
    }
  }

  /// Whole pixels of one opaque value. A copy of the row above is the fastest way to write a row.
  private func fill(_ pixels: PixelRect, with pixel: UInt32) {
    let box = pixels.intersection(clip)
    guard !box.isEmpty else { return }
    let first = surface.pointer(x: box.left, y: box.top)
    first.update(repeating: pixel, count: box.width)
    for y in (box.top + 1)..<max(box.bottom, box.top + 1) {
      surface.pointer(x: box.left, y: y).update(from: first, count: box.width)
    }
  }
}
