// SPDX-License-Identifier: MIT

internal import AssayText

extension Canvas {
  /// Draws a glyph's mask.
  ///
  /// - Parameters:
  ///   - x: the pixel column of the glyph's origin.
  ///   - baseline: the pixel row of the baseline.
  ///   - brush: what a mask of coverage is filled with; a colored glyph keeps its colors and takes
  ///     only the alpha of a solid brush.
  func paint(_ mask: GlyphMask, x: Int, baseline: Int, _ brush: Brush) {
    let left = x + mask.left
    let top = baseline - mask.top
    let rows = rows(top, top + mask.height)
    guard !rows.isEmpty, mask.width > 0, left < clip.right, left + mask.width > clip.left else {
      return
    }
    if let color = mask.color {
      paint(color, width: mask.width, rows: rows, left: left, top: top, brush)
      return
    }
    guard case .solid(let pixel) = brush else {
      paint(mask, rows: rows, left: left, top: top, brush)
      return
    }
    // The hot path: what a row needs is worked out once for all of them.
    let start = max(left, clip.left)
    let count = min(left + mask.width, clip.right) - start
    var target = surface.pointer(x: start, y: rows.lowerBound)
    let stride = surface.stride
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard var source = bytes.baseAddress else { return }
      source += (rows.lowerBound - top) * mask.width + start - left
      for _ in rows {
        Blend.over(pixel, target, count: count, coverage: source)
        target += stride
        source += mask.width
      }
    }
  }

  private func paint(
    _ mask: GlyphMask, rows: Range<Int>, left: Int, top: Int, _ brush: Brush
  ) {
    mask.coverage.withUnsafeBufferPointer { bytes in
      for row in rows {
        let start = (row - top) * mask.width
        paint(
          y: row, left: left,
          coverage: UnsafeBufferPointer(rebasing: bytes[start..<(start + mask.width)]), brush)
      }
    }
  }

  private func paint(
    _ color: [UInt32], width: Int, rows: Range<Int>, left: Int, top: Int, _ brush: Brush
  ) {
    var alpha: UInt32 = 255
    if case .solid(let pixel) = brush { alpha = pixel >> 24 }
    let start = max(left, clip.left)
    let count = min(left + width, clip.right) - start
    color.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress, count > 0 else { return }
      for row in rows {
        Blend.over(
          base + ((row - top) * width + start - left), surface.pointer(x: start, y: row),
          count: count, coverage: alpha)
      }
    }
  }
}
