// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How thick the upright strokes of a line are: what tells bold text.
enum StemWidth {
  /// Over the size of the font. Inter's stems are 0.085 of it in Regular, 0.125 in Semibold and
  /// 0.15 in Bold, give or take 0.01 for round letters and the error of the size.
  private static let between = 0.1385...0.1425

  /// In pixels, to parts of one: the middle of all runs of ink along the rows, partly covered
  /// pixels counted in part.
  static func pixels(of region: TextRegion, in picture: Bitmap) -> Double {
    var widths: [Float] = []
    for mark in region.marks where !mark.isBlock {
      let line = ColorLine(from: mark.background.color, to: mark.foreground)
      for y in mark.box.top..<mark.box.bottom {
        var width: Float = 0
        for x in mark.box.left..<mark.box.right {
          let share = line.place(of: picture[x, y], tolerance: 255).share
          if share >= 0.1 {
            width += share
          } else if width > 0 {
            widths.append(width)
            width = 0
          }
        }
        if width > 0 { widths.append(width) }
      }
    }
    widths.sort()
    return widths.isEmpty ? 0 : Double(widths[widths.count / 2])
  }

  /// Whether strokes as thick are those of bold text; nil where they are between those of Semibold
  /// and of Bold.
  ///
  /// - Parameter size: of the font, in pixels.
  static func isBold(_ stem: Double, size: ClosedRange<Double>) -> Bool? {
    // A size that is well known counts with its middle, another with both of its ends.
    let isKnown = size.upperBound < 1.2 * size.lowerBound
    let middle = (size.lowerBound + size.upperBound) / 2
    let (thin, thick) = isKnown ? (middle, middle) : (size.lowerBound, size.upperBound)
    if stem / thin < between.lowerBound { return false }
    return stem / thick > between.upperBound ? true : nil
  }
}
