// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How thick the upright strokes of a line are: what tells bold text.
enum StemWidth {
  /// Over the size of the font: thinner is bold in few faces, thicker is lighter than bold in none.
  /// A small l is 0.137 wide in Liberation Sans Bold, 0.142 in Roboto Bold and 0.151 in Inter Bold,
  /// but 0.129 in Inter Semibold (from the fonts' outlines). Lato's bold of 0.123 is taken for a
  /// semibold, which the system's face has in every title.
  private static let between = 0.135...0.1425

  /// Those of the word with the thinnest and of the one with the thickest, for a line may have
  /// some in bold.
  static func pixels(of region: TextRegion, in picture: Bitmap) -> ClosedRange<Double> {
    let words = ColorRuns.words(of: region.marks).map { pixels(of: $0, in: picture) }
      .filter { $0 > 0 }
    return (words.min() ?? 0)...(words.max() ?? 0)
  }

  /// In pixels, to parts of one: the middle of all runs of ink along the rows, partly covered
  /// pixels counted in part.
  private static func pixels(of marks: [GlyphMark], in picture: Bitmap) -> Double {
    var widths: [Float] = []
    for mark in marks where !mark.isBlock {
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

  /// Whether strokes as thick are those of bold text; nil where one face's bold is another's
  /// semibold, or where only some of the words are bold.
  ///
  /// - Parameter size: of the font, in pixels.
  static func isBold(_ stems: ClosedRange<Double>, size: ClosedRange<Double>) -> Bool? {
    // A size that is well known counts with its middle, another with both of its ends.
    let isKnown = size.upperBound < 1.2 * size.lowerBound
    let middle = (size.lowerBound + size.upperBound) / 2
    let (thin, thick) = isKnown ? (middle, middle) : (size.lowerBound, size.upperBound)
    if stems.upperBound / thin < between.lowerBound { return false }
    return stems.lowerBound / thick > between.upperBound ? true : nil
  }
}
