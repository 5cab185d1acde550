// SPDX-License-Identifier: MIT

/// How much of each pixel of a rectangle a shape covers, 0 to 255.
struct CoverageMask {
  let bounds: PixelRect
  /// Rows from the top.
  let coverage: [UInt8]
  /// Of each row, the longest run of columns that are covered in full.
  let fullColumns: [Range<Int>]

  init(_ outline: Outline, bounds: PixelRect, raster: OutlineRaster) {
    self.bounds = bounds
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    var full = [Range<Int>](repeating: bounds.left..<bounds.left, count: bounds.height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      raster.fill(outline, clip: bounds) { y, spans in
        let row = (y - bounds.top) * bounds.width - bounds.left
        for span in spans {
          let columns = Int(span.x)..<(Int(span.x) + Int(span.length))
          for column in columns { bytes[row + column] = span.coverage }
          if span.coverage == 255, columns.count > full[y - bounds.top].count {
            full[y - bounds.top] = columns
          }
        }
      }
    }
    coverage = bytes
    fullColumns = full
  }
}
