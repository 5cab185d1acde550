// SPDX-License-Identifier: MIT

/// How large a text is, by the heights of its letters: between two sizes.
struct TextSizeEstimate {
  /// The size of the font, in pixels.
  var pixels: ClosedRange<Double>
  /// Nil where it is between.
  var isBold: Bool?

  /// Heights over the size of the font, the least and the most in San Francisco, Inter, Roboto and Helvetica.
  private enum Share {
    static let ascender = 0.735...0.76
    static let capital = 0.70...0.735
    static let capitalOrAscender = 0.70...0.76
    static let smallLetter = 0.51...0.55
    /// A capital or an x: who knows.
    static let any = 0.51...0.76
    /// Of letters that touch: an x, or from the ascender to the descender.
    static let joined = 0.51...0.98
  }

  /// Half a pixel on each side: smoothing hides that much.
  private static let blur = 0.6

  init(_ region: TextRegion) {
    let letters = region.marks.filter { !$0.isBlock }
    let tallest = letters.map(\.box.height).max() ?? region.box.height
    let single = letters.filter {
      $0.box.height * 2 >= tallest && $0.box.width * 10 <= $0.box.height * 22
    }
    let (height, share) =
      single.count * 2 >= letters.count
      ? Self.height(of: single.map(\.box)) : (tallest, Share.joined)
    pixels =
      max(1, Double(height) - Self.blur) / share.upperBound
      ... (Double(height) + Self.blur) / share.lowerBound
    let strokes = letters.map(\.stroke).sorted()
    isBold = Self.isBold(
      stroke: strokes.isEmpty ? 0 : strokes[strokes.count / 2],
      size: (pixels.lowerBound + pixels.upperBound) / 2)
  }

  /// The height of the letters on the baseline that are tallest, and what part of the font's size it is.
  private static func height(of boxes: [PixelBox]) -> (Int, ClosedRange<Double>) {
    let tallest = boxes.reduce(1) { max($0, $1.height) }
    let slack = max(1, tallest * 6 / 100)
    let base = commonest(boxes.map(\.bottom), slack: slack)
    let standing = boxes.filter { abs($0.bottom - base) <= slack }
    let tall = standing.reduce(1) { max($0, base - $1.top) }
    let isTall = { (box: PixelBox) in base - box.top >= tall - max(1, tall / 8) }
    let short = standing.filter { !isTall($0) }
    if !short.isEmpty {
      let count = standing.count - short.count
      return (tall, count >= 2 ? Share.ascender : Share.capitalOrAscender)
    }
    // What hangs below the baseline and is no taller than the rest are g, p, q and y among letters like x.
    let hangs = boxes.contains {
      $0.bottom - base >= max(2, tall * 15 / 100) && abs(base - $0.top - tall) <= slack
    }
    if hangs { return (tall, Share.smallLetter) }
    // Eight letters without an ascender or descender among them are capitals or digits.
    return (tall, standing.count >= 8 ? Share.capital : Share.any)
  }

  /// The value with most others near it.
  private static func commonest(_ values: [Int], slack: Int) -> Int {
    let sorted = values.sorted()
    var (best, most, start) = (sorted.first ?? 0, 0, 0)
    for end in sorted.indices {
      while sorted[end] - sorted[start] > slack { start += 1 }
      if end - start + 1 > most { (best, most) = (sorted[(start + end) / 2], end - start + 1) }
    }
    return best
  }

  /// Strokes of Regular are 0.09 of the size of the font thick, of Semibold 0.125, of Bold 0.145 (Inter's and San
  /// Francisco's stems, and their thinner bars with them).
  private static func isBold(stroke: Double, size: Double) -> Bool? {
    let share = stroke / size
    if share < 0.125 { return false }
    return share > 0.15 ? true : nil
  }

  /// Whether it is large text (WCAG 2.2, "large scale"); nil where that cannot be told.
  ///
  /// - Parameter scale: pixels per point, or between what they are.
  func isLarge(scale: ClosedRange<Double>) -> Bool? {
    let points = points(scale: scale)
    if points.lowerBound >= 18 { return true }
    if points.upperBound < 14 { return false }
    if isBold == true, points.lowerBound >= 14 { return true }
    return isBold == false && points.upperBound < 18 ? false : nil
  }

  func points(scale: ClosedRange<Double>) -> ClosedRange<Double> {
    pixels.lowerBound / scale.upperBound...pixels.upperBound / scale.lowerBound
  }
}
