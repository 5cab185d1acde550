// SPDX-License-Identifier: MIT

/// A colored glyph as its font holds it: blue, green, red, alpha, with alpha multiplied in.
struct GlyphPicture {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var pitch: Int
  var bytes: UnsafePointer<UInt8>

  /// The picture at another size by a box filter: each pixel is the mean of the area it covers.
  ///
  /// - Parameters:
  ///   - factor: pixels drawn per pixel of the picture.
  ///   - shift: how far right of a whole pixel the origin is, in pixels drawn.
  func scaled(by factor: Double, shift: Double) -> GlyphMask {
    guard factor > 0, width > 0, height > 0 else { return .empty }
    let exactLeft = Double(left) * factor + shift
    let exactTop = Double(top) * factor
    let newLeft = Int(exactLeft.rounded(.down))
    let newTop = Int(exactTop.rounded(.up))
    let newWidth = Int((exactLeft + Double(width) * factor).rounded(.up)) - newLeft
    let newHeight = newTop - Int((exactTop - Double(height) * factor).rounded(.down))
    let columns = weights(
      count: newWidth, offset: exactLeft - Double(newLeft), factor: factor, limit: width)
    let rows = weights(
      count: newHeight, offset: Double(newTop) - exactTop, factor: factor, limit: height)

    var pixels = [UInt32](repeating: 0, count: newWidth * newHeight)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 0.0
        for (i, rowWeight) in row.weights.enumerated() {
          let line = bytes + (row.first + i) * pitch + column.first * 4
          for (j, columnWeight) in column.weights.enumerated() {
            let weight = rowWeight * columnWeight
            blue += weight * Double(line[j * 4])
            green += weight * Double(line[j * 4 + 1])
            red += weight * Double(line[j * 4 + 2])
            alpha += weight * Double(line[j * 4 + 3])
          }
        }
        // The bytes of the word in memory are red, green, blue, alpha.
        let word =
          UInt32(alpha + 0.5) << 24 | UInt32(blue + 0.5) << 16 | UInt32(green + 0.5) << 8
          | UInt32(red + 0.5)
        pixels[y * newWidth + x] = UInt32(littleEndian: word)
      }
    }
    return GlyphMask(
      left: newLeft, top: newTop, width: newWidth, height: newHeight, coverage: [], color: pixels)
  }

  /// Which pixels of the picture a drawn pixel covers, and what share of it each fills.
  private struct Cover {
    var first: Int
    var weights: [Double]
  }

  private func weights(count: Int, offset: Double, factor: Double, limit: Int) -> [Cover] {
    (0..<count).map { index in
      let start = max(0, (Double(index) - offset) / factor)
      let end = min(Double(limit), (Double(index) + 1 - offset) / factor)
      let first = min(limit - 1, Int(start.rounded(.down)))
      let last = max(first, min(limit - 1, Int(end.rounded(.up)) - 1))
      return Cover(
        first: first,
        weights: (first...last).map { pixel in
          max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel))) * factor
        })
    }
  }
}
