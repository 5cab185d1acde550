// SPDX-License-Identifier: MIT

internal import AssayText

extension Canvas {
  /// Draws a glyph's mask.
  ///
  /// - Parameters:
  ///   - x: the pixel column of the glyph's origin.
  ///   - baseline: the pixel row of the baseline.
  ///   - brush: what a mask of coverage is filled with; a coloured glyph keeps its colours and takes
  ///     only the alpha of a solid brush.
  func paint(_ mask: GlyphMask, x: Int, baseline: Int, _ brush: Brush) {
    let left = x + mask.left
    let top = baseline - mask.top
    let rows = rows(top, top + mask.height)
    guard mask.width > 0, left < clip.right, left + mask.width > clip.left else { return }
    if let color = mask.color {
      paint(color, width: mask.width, rows: rows, left: left, top: top, brush)
      return
    }
    mask.coverage.withUnsafeBufferPointer { bytes in
      for row in rows {
        paint(
          y: row, left: left,
          coverage: UnsafeBufferPointer(
            rebasing: bytes[((row - top) * mask.width)..<((row - top + 1) * mask.width)]),
          brush)
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
