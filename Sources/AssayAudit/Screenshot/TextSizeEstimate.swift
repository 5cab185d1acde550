// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How large a text is, by the heights of its letters: between two sizes.
struct TextSizeEstimate {
  /// The size of the font, in pixels.
  var pixels: ClosedRange<Double>

  /// Heights over the size of the font, the least and the most in San Francisco, Roboto, Helvetica
  /// and Open Sans, and in Inter as it is drawn in San Francisco's place.
  private enum Share {
    /// Three letters and more, of which one is likely to have an ascender.
    static let ascenders = 0.707...0.76
    /// One or two, capitals perhaps.
    static let capitalOrAscender = 0.704...0.76
    static let capital = 0.704...0.735
    static let smallLetter = 0.51...0.56
    /// A capital or an x: who knows.
    static let any = 0.51...0.75
    /// Of letters that touch: an x, or from the ascender to the descender.
    static let joined = 0.51...0.98
  }

  /// How much taller ascenders are than an x, at least: they are 1.35 to 1.4 times as tall, a t
  /// 1.23 times.
  private static let ascenderRatio = 1.29
  /// What round letters and whole pixels add to the height of an x, in pixels.
  private static let overshoot = 0.7

  /// A box holds every pixel that is touched well enough, so that what is in it may be lower or
  /// taller, in pixels.
  private static let rounding = (lower: 1.0, taller: 0.1)
  /// What hinting and round letters add to or take from a height that is known to parts of a pixel.
  private static let hinting = (lower: 0.6, taller: 0.4)

  init(_ region: TextRegion, in picture: Bitmap) {
    // An l is a bar, and a letter.
    let letters = region.marks.filter {
      !$0.isBlock || $0.box.height * 2 >= $0.box.width * 5
    }
    let tallest = letters.map(\.box.height).max() ?? region.box.height
    let single = letters.filter {
      $0.box.height * 2 >= tallest && $0.box.width * 10 <= $0.box.height * 22
    }
    // A word that its underline makes one mark is no letter.
    let isOneWord = letters.count == 1 && letters[0].box.width * 2 > letters[0].box.height * 3
    let (height, share) =
      single.count * 2 >= letters.count && !isOneWord
      ? Self.height(of: single.map(\.box), mayBeSmall: region.continuesText)
      : (tallest, Share.joined)
    var low = Double(height) - Self.rounding.lower
    var high = Double(height) + Self.rounding.taller
    let likely = single.filter { abs($0.box.height - height) <= 1 }.map {
      $0.inkHeight(in: picture)
    }
    if share != Share.joined, !likely.isEmpty {
      let middle = min(max(likely.sorted()[likely.count / 2], low), high)
      low = max(low, middle - Self.hinting.lower)
      high = min(high, middle + Self.hinting.taller)
    }
    pixels = max(1, low) / share.upperBound...max(2, high) / share.lowerBound
  }

  /// The height of the letters on the baseline that are tallest, and what part of the font's size
  /// it is.
  private static func height(
    of boxes: [PixelBox], mayBeSmall: Bool
  ) -> (Int, ClosedRange<Double>) {
    let tallest = boxes.reduce(1) { max($0, $1.height) }
    let slack = max(1, tallest * 6 / 100)
    let base = commonest(boxes.map(\.bottom), slack: slack)
    // What hangs below the line tells by its top how tall an x is; what is taller as well, such as
    // $, tells nothing.
    let standing = boxes.reduce(0) {
      abs($1.bottom - base) <= slack ? max($0, base - $1.top) : $0
    }
    let heights = boxes.filter { $0.bottom >= base - slack && $0.top < base }
      .map { base - $0.top }.filter { $0 <= standing }.sorted(by: >)
    if let found = twoHeights(heights) {
      // A t alone is no ascender.
      guard found.areAscenders else { return (found.small, Share.smallLetter) }
      return (found.large, found.tall.count >= 3 ? Share.ascenders : Share.capitalOrAscender)
    }
    let tall = heights.first ?? tallest
    // What hangs below the baseline and is no taller than the rest are g, p, q and y among letters
    // like x. Where letters are so small that they touch it may be anything.
    let hangs = boxes.contains {
      $0.bottom - base >= tall * 15 / 100 && abs(base - $0.top - tall) <= slack
    }
    if hangs, tall >= 16 { return (tall, Share.smallLetter) }
    // Letters of one height: capitals or digits, for a text begins with one in nearly every
    // interface; so are seven in the middle of a text, of which one word in forty has no ascender
    // or descender, and three as narrow as digits. One alone may be anything, also a symbol.
    let isNarrow =
      boxes.map { Double($0.width) / Double($0.height) }.sorted()[boxes.count / 2] < 0.78
    let areCapitals =
      heights.count >= (mayBeSmall ? 7 : 2) || (heights.count >= 3 && isNarrow)
    return (tall, areCapitals && !hangs ? Share.capital : Share.any)
  }

  /// Letters of two heights.
  private struct TwoHeights {
    /// From the tallest.
    var tall: [Int]
    var short: [Int]

    var large: Int { tall[(tall.count - 1) / 2] }
    var small: Int { short[short.count / 2] }

    /// Whether the taller are ascenders or capitals, and the others like an x.
    var areAscenders: Bool {
      Double(large) >= ascenderRatio * (Double(small) - overshoot)
    }
  }

  /// The taller and the lower ones, where there are both; without a symbol that is taller than all
  /// letters.
  private static func twoHeights(_ heights: [Int]) -> TwoHeights? {
    guard let tallest = heights.first else { return nil }
    let tall = Array(heights.prefix { $0 >= tallest - max(1, tallest * 7 / 100) })
    let short = Array(heights.dropFirst(tall.count))
    if short.isEmpty { return nil }
    if tall.count == 1, let rest = twoHeights(short), rest.areAscenders { return rest }
    return TwoHeights(tall: tall, short: short)
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

  /// Whether it is large text (WCAG 2.2, "large scale"); nil where that cannot be told.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, or between what they are.
  ///   - large: from which size on a text is large.
  ///   - bold: whether its strokes are those of bold text, nil where that cannot be told; asked
  ///     only
  ///     where it decides.
  func isLarge(
    scale: ClosedRange<Double>, _ large: LargeText = .app, bold: () -> Bool?
  ) -> Bool? {
    let points = points(scale: scale)
    if points.lowerBound >= large.regular.upperBound { return true }
    if points.upperBound < large.bold.lowerBound { return false }
    let isBold = bold()
    if isBold == true, points.lowerBound >= large.bold.upperBound { return true }
    return isBold == false && points.upperBound < large.regular.lowerBound ? false : nil
  }

  /// The size that it has if it is large bold text, in pixels: smaller bold text is not.
  func pixelsOfLargeBold(
    scale: ClosedRange<Double>, _ large: LargeText = .app
  ) -> ClosedRange<Double> {
    let least = max(pixels.lowerBound, large.bold.lowerBound * scale.lowerBound)
    return least...max(least, pixels.upperBound)
  }

  func points(scale: ClosedRange<Double>) -> ClosedRange<Double> {
    pixels.lowerBound / scale.upperBound...pixels.upperBound / scale.lowerBound
  }
}

extension GlyphMark {
  /// In pixels: the first and the last row count as far as they are covered.
  fileprivate func inkHeight(in picture: Bitmap) -> Double {
    let line = ColorLine(from: background.color, to: foreground)
    func coverage(_ y: Int) -> Double {
      var most: Float = 0
      for x in box.left..<box.right {
        most = max(most, line.share(of: picture[x, y]))
      }
      return Double(most)
    }
    return Double(box.height) - 2 + coverage(box.top) + coverage(box.bottom - 1)
  }
}
