// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Draws a picture at another size, row by row, each channel rounded once.
struct ImageScaler {
  private let bitmap: Bitmap
  private let columns: ImageAxis
  private let rows: ImageAxis
  private let columnCount: Int

  /// - Parameter showsPixels: whether each pixel drawn is the nearest of the picture.
  init(
    _ bitmap: Bitmap, showsPixels: Bool = false, width: Int, height: Int, columns: Range<Int>,
    rows: Range<Int>
  ) {
    self.bitmap = bitmap
    let axis =
      showsPixels ? ImageAxis.init(nearest:target:range:) : ImageAxis.init(source:target:range:)
    self.columns = axis(bitmap.width, width, columns)
    self.rows = axis(bitmap.height, height, rows)
    columnCount = columns.count
  }

  /// Hands over the n-th row of those asked for, from the first on.
  func forEachRow(_ body: (_ n: Int, _ row: UnsafeMutableBufferPointer<UInt32>) -> Void) {
    var output = [UInt32](repeating: 0, count: columnCount)
    var sums = [UInt64](repeating: 0, count: columnCount * 4)
    // Source rows already added up horizontally: neighbors drawn share at most the last two.
    var known: [(index: Int, sums: [UInt32])] = []
    let divisor = columns.total * rows.total
    for n in 0..<(rows.starts.count - 1) {
      for index in sums.indices { sums[index] = 0 }
      for tap in rows.starts[n]..<rows.starts[n + 1] {
        let source = rows.indices[tap]
        if !known.contains(where: { $0.index == source }) {
          if known.count == 2 { known.removeFirst() }
          known.append((source, horizontalSums(source)))
        }
        guard let row = known.first(where: { $0.index == source }) else { continue }
        let weight = UInt64(rows.weights[tap])
        for index in sums.indices { sums[index] += UInt64(row.sums[index]) * weight }
      }
      for x in 0..<columnCount {
        func channel(_ c: Int) -> UInt32 {
          UInt32(truncatingIfNeeded: (sums[x * 4 + c] + divisor / 2) / divisor)
        }
        output[x] = channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24
      }
      output.withUnsafeMutableBufferPointer { body(n, $0) }
    }
  }

  private func horizontalSums(_ y: Int) -> [UInt32] {
    var sums = [UInt32](repeating: 0, count: columnCount * 4)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for x in 0..<columnCount {
        var sum = SIMD4<UInt32>.zero
        for tap in columns.starts[x]..<columns.starts[x + 1] {
          let pixel = pixels[y * bitmap.width + columns.indices[tap]]
          let channels = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
          sum &+= channels &* SIMD4(repeating: columns.weights[tap])
        }
        for c in 0..<4 { sums[x * 4 + c] = sum[c] }
      }
    }
    return sums
  }
}
