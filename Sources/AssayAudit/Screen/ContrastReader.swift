// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Reads the contrast along glyphs from three drawings of one place; see `TextMeter`.
struct ContrastReader {
  /// As it is.
  let picture: Bitmap
  /// Without the text.
  let without: Bitmap
  /// With blocks of its paint.
  let blocks: Bitmap
  /// Around what lies over the text: its edges let through a little of the text, which is no color
  /// of a letter.
  var covered: [PixelBox] = []
  /// Whether any pixel was found to have a block.
  private(set) var hasBlocks = false

  init(picture: Bitmap, without: Bitmap, blocks: Bitmap) {
    self.picture = picture
    self.without = without
    self.blocks = blocks
  }

  /// Pixels covered by half or more are strokes; those below are smoothed edges.
  static let leastCoverage = 0.5
  /// Below this, a pixel is the edge of a neighbor, or nothing.
  fileprivate static let least = 0.05

  /// The same beside what lies over a text, where some of it is.
  mutating func read(_ box: PixelBox, under covers: [PixelBox]) -> TextMeasurement? {
    covered = covers
    defer { covered = [] }
    if let found = read(box) { return found }
    covered = []
    return covers.isEmpty ? nil : read(box)
  }

  /// The worst and the best place in a box; nil if it has no glyph.
  mutating func read(_ box: PixelBox) -> TextMeasurement? {
    // Most texts have strokes that cover pixels by half: one look is enough.
    if let found = places(box, atLeast: Self.leastCoverage) { return found }
    return Self.glyphCoverage(mostCovered: mostCovered(box)).flatMap { places(box, atLeast: $0) }
  }

  /// The coverage from which on a pixel counts as part of a glyph, given the most covered pixel of
  /// the box; nil if no glyph is there.
  ///
  /// Hairlines cover no pixel by half, so the pixels that they cover most count instead.
  private static func glyphCoverage(mostCovered most: Double) -> Double? {
    if most >= leastCoverage { return leastCoverage }
    return most >= least ? most * 0.8 : nil
  }

  /// The pixels of a box where glyphs are and stand out by less than a ratio.
  func pixels(in box: PixelBox, below minimum: Double) -> [PixelPlace] {
    var known: [UInt64: Bool] = [:]
    var result: [PixelPlace] = []
    forEachGlyphPixel(in: box) { pixel in
      let isLow =
        known[pixel.colors]
        ?? (ContrastRatio(luminances: Self.luminance(pixel.back), Self.luminance(pixel.front))
          .value < minimum)
      known[pixel.colors] = isLow
      if isLow { result.append(PixelPlace(x: pixel.x, y: pixel.y)) }
    }
    return result
  }

  /// All colors of the glyphs in a box, and all colors behind them.
  func colors(in box: PixelBox) -> TextColors {
    var fronts: Set<UInt32> = []
    var backs: Set<UInt32> = []
    forEachGlyphPixel(in: box) { pixel in
      fronts.insert(pixel.front)
      backs.insert(pixel.back)
    }
    return TextColors(foregrounds: fronts, backgrounds: backs)
  }

  private func forEachGlyphPixel(in box: PixelBox, _ body: (Pixel) -> Void) {
    guard let least = Self.glyphCoverage(mostCovered: mostCovered(box)) else { return }
    forEachBlockPixel(in: box) { pixel in
      if Self.coverage(pixel.seen, pixel.back, pixel.front) >= least { body(pixel) }
    }
  }

  private mutating func places(_ box: PixelBox, atLeast least: Double) -> TextMeasurement? {
    var worst: TextMeasurement.Place?
    var best: TextMeasurement.Place?
    var known: [UInt64: ContrastRatio] = [:]
    var last: UInt64?
    forEachBlockPixel(in: box) { pixel in
      hasBlocks = true
      guard Self.coverage(pixel.seen, pixel.back, pixel.front) >= least,
        !covered.contains(where: { $0.holds(pixel.x, pixel.y) })
      else { return }
      // A text has few colors behind it, mostly the same as one pixel before.
      let key = pixel.colors
      if last == key { return }
      last = key
      let ratio =
        known[key]
        ?? ContrastRatio(luminances: Self.luminance(pixel.back), Self.luminance(pixel.front))
      known[key] = ratio
      let isWorst = worst.map { ratio < $0.ratio } ?? true
      let isBest = best.map { $0.ratio < ratio } ?? true
      guard isWorst || isBest else { return }
      let place = TextMeasurement.Place(
        ratio: ratio, foreground: RGBAColor(premultipliedPixel: pixel.front),
        background: RGBAColor(premultipliedPixel: pixel.back), x: pixel.x, y: pixel.y)
      if isWorst { worst = place }
      if isBest { best = place }
    }
    guard let worst, let best else { return nil }
    return .measured(worst: worst, best: best)
  }

  private func mostCovered(_ box: PixelBox) -> Double {
    var most = 0.0
    forEachBlockPixel(in: box) { most = max(most, Self.coverage($0.seen, $0.back, $0.front)) }
    return most
  }

  private struct Pixel {
    var x: Int
    var y: Int
    /// Of the three pictures.
    var seen: UInt32
    var back: UInt32
    var front: UInt32

    /// The key of its ratio.
    var colors: UInt64 { UInt64(back) << 32 | UInt64(front) }
  }

  /// The pixels of a box that a block has changed, in rows from the top.
  @inline(__always)
  private func forEachBlockPixel(in box: PixelBox, _ body: (Pixel) -> Void) {
    picture.pixels.withUnsafeBufferPointer { seen in
      without.pixels.withUnsafeBufferPointer { back in
        blocks.pixels.withUnsafeBufferPointer { front in
          for y in box.top..<box.bottom {
            for x in box.left..<box.right {
              let place = y * picture.width + x
              guard front[place] != back[place] else { continue }
              body(
                Pixel(x: x, y: y, seen: seen[place], back: back[place], front: front[place]))
            }
          }
        }
      }
    }
  }

  /// How far a pixel is from the background's color (0) to the text's (1).
  fileprivate static func coverage(_ pixel: UInt32, _ back: UInt32, _ front: UInt32) -> Double {
    if pixel == front { return 1 }
    if pixel == back { return 0 }
    return Double(distance(pixel, back)) / Double(max(1, distance(front, back)))
  }

  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16] {
      sum += abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
    }
    return sum
  }

  fileprivate static func luminance(_ pixel: UInt32) -> Double {
    let color = RGBAColor(premultipliedPixel: pixel)
    return RelativeLuminance.of(red: color.red, green: color.green, blue: color.blue)
  }
}

/// Finds where a text of one color on another is visible. Its contrast is known already.
struct SolidReader {
  let picture: Bitmap

  /// Nil if none of it is visible in the box.
  func read(_ pair: SolidColors.Pair, _ box: PixelBox) -> TextMeasurement? {
    var best: (coverage: Double, x: Int, y: Int)?
    search: for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let pixel = picture[x, y]
        if pixel == pair.behind { continue }
        let coverage = ContrastReader.coverage(pixel, pair.behind, pair.text)
        if coverage > best?.coverage ?? 0 { best = (coverage, x, y) }
        if coverage >= ContrastReader.leastCoverage { break search }
      }
    }
    guard let best, best.coverage >= ContrastReader.least else { return nil }
    let place = TextMeasurement.Place(
      ratio: ContrastRatio(
        luminances: ContrastReader.luminance(pair.behind), ContrastReader.luminance(pair.text)),
      foreground: RGBAColor(premultipliedPixel: pair.text),
      background: RGBAColor(premultipliedPixel: pair.behind), x: best.x, y: best.y)
    return .measured(worst: place, best: place)
  }
}

/// A pixel of a picture, from its top left corner.
struct PixelPlace: Hashable, Sendable {
  var x: Int
  var y: Int
}

extension Bitmap {
  /// The pixels of a box that are nearer to one color than halfway to the other.
  func pixels(
    in box: PixelBox, of foreground: RGBAColor, on background: RGBAColor
  ) -> [PixelPlace] {
    let (front, back) = (foreground.premultipliedPixel, background.premultipliedPixel)
    let all = ContrastReader.distance(front, back)
    return (box.top..<box.bottom).flatMap { y in
      (box.left..<box.right).compactMap { x in
        ContrastReader.distance(self[x, y], front) * 2 <= all ? PixelPlace(x: x, y: y) : nil
      }
    }
  }
}
