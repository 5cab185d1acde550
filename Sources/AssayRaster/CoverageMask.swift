// SPDX-License-Identifier: MIT

/// How much of each pixel of a rectangle a shape covers, 0 to 255.
struct CoverageMask {
  let bounds: PixelRect
  /// Rows from the top.
  let coverage: [UInt8]

  init(_ outline: Outline, bounds: PixelRect, raster: OutlineRaster) {
    self.bounds = bounds
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      raster.fill(outline, clip: bounds) { y, spans in
        let row = (y - bounds.top) * bounds.width - bounds.left
        for span in spans {
          let start = row + Int(span.x)
          for index in start..<(start + Int(span.length)) { bytes[index] = span.coverage }
        }
      }
    }
    coverage = bytes
  }
}
