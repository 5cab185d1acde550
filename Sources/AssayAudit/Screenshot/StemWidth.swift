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
    picture.pixels.withUnsafeBufferPointer { pixels in
      for mark in marks where !mark.isBlock {
        addWidths(of: mark, in: pixels, width: picture.width, to: &widths)
      }
    }
    widths.sort()
    return widths.isEmpty ? 0 : Double(widths[widths.count / 2])
  }

  private static let mostRows = 12

  private static func addWidths(
    of mark: GlyphMark, in pixels: UnsafeBufferPointer<UInt32>, width: Int, to widths: inout [Float]
  ) {
    let line = ColorLine(from: mark.background.color, to: mark.foreground)
    // The inside of a stroke is of one color: its share is worked out once.
    var last = (pixel: mark.background.color, share: Float(0))
    // The middle of the runs needs no more rows than these.
    let step = max(1, mark.box.height / mostRows)
    for y in stride(from: mark.box.top, to: mark.box.bottom, by: step) {
      let row = y * width
      var stroke: Float = 0
      for pixel in pixels[(row + mark.box.left)..<(row + mark.box.right)] {
        if pixel != last.pixel { last = (pixel, line.share(of: pixel)) }
        if last.share >= 0.1 {
          stroke += last.share
        } else if stroke > 0 {
          widths.append(stroke)
          stroke = 0
        }
      }
      if stroke > 0 { widths.append(stroke) }
    }
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
