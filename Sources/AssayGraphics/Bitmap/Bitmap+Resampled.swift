// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The picture in another size: each pixel is the mean of the area that it covers.
  ///
  /// - Parameters:
  ///   - width: in pixels, 1 or more.
  ///   - height: in pixels, 1 or more.
  package func resampled(width: Int, height: Int) -> Bitmap {
    precondition(width > 0 && height > 0, "A picture needs at least one pixel")
    guard self.width > 0, self.height > 0, (width, height) != (self.width, self.height) else {
      return self
    }
    let columns = Self.shares(of: self.width, among: width)
    let rows = Self.shares(of: self.height, among: height)
    var result = Bitmap(width: width, height: height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        var sums = SIMD4<Double>.zero
        for (sourceY, rowShare) in row {
          for (sourceX, columnShare) in column {
            let pixel = self[sourceX, sourceY]
            let channels = SIMD4<Double>(
              Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF),
              Double(pixel >> 24))
            sums += channels * (rowShare * columnShare)
          }
        }
        let rounded = SIMD4<UInt32>(clamping: SIMD4<Int>(sums + 0.5))
        result[x, y] = rounded[0] | rounded[1] << 8 | rounded[2] << 16 | rounded[3] << 24
      }
    }
    return result
  }

  /// For each of the new pixels of a line, the old ones below it and their shares of it.
  private static func shares(of count: Int, among newCount: Int) -> [[(Int, Double)]] {
    let step = Double(count) / Double(newCount)
    return (0..<newCount).map { index in
      let (start, end) = (Double(index) * step, Double(index + 1) * step)
      let last = min(Int(end.rounded(.up)), count)
      return (Int(start)..<max(last, Int(start) + 1)).map { old in
        (old, max(0, min(end, Double(old + 1)) - max(start, Double(old))) / step)
      }
    }
  }
}
