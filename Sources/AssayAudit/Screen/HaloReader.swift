// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Reads the contrast of a text that casts a shadow, between its glyphs and the pixels next to
/// them.
///
/// A shadow of the text's own color makes its letters fatter, and is no background: from a letter
/// outward, the shadow is passed over as far as it is nearer to the letter than to what is behind,
/// or still fades quickly.
struct HaloReader {
  /// As it is, with the shadow.
  let picture: Bitmap
  /// Without the shadow: without the texts, and with blocks of their paint.
  let plain: Bitmap
  let paint: Bitmap
  /// Without the shadow, in black and in white, as glyphs and as blocks.
  let black: Bitmap
  let white: Bitmap
  let blackBlocks: Bitmap
  let whiteBlocks: Bitmap

  /// Below this, a pixel is beside a glyph and no edge of it.
  private static let outside = 0.05
  /// From this on, a pixel of a glyph has the text's color, and its shadow below that color.
  private static let whole = 0.98
  /// How far from a glyph's pixel the pixels next to it are, in pixels.
  private static let reach = 2
  /// How far a shadow of the text's color is followed, in pixels.
  private static let farthest = 12
  /// The part of the way from the background to the letter from which on a shadow is the letter's,
  /// and which a shadow loses within a pixel where it ends.
  private static let letter = 0.5
  private static let fade = 0.1

  /// The worst and the best place in a box; nil where no glyph is seen.
  func read(_ box: PixelBox) -> TextMeasurement? {
    var worst: TextMeasurement.Place?
    var best: TextMeasurement.Place?
    var hasGlyphs = false
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where coverage(x, y) >= ContrastReader.leastCoverage {
        hasGlyphs = true
        guard let place = place(x, y) else { continue }
        if worst.map({ place.ratio < $0.ratio }) ?? true { worst = place }
        if best.map({ $0.ratio < place.ratio }) ?? true { best = place }
      }
    }
    guard let worst, let best else { return hasGlyphs ? .incomplete(.colorsNotSeparated) : nil }
    return .measured(worst: worst, best: best)
  }

  /// 0 to 1.
  private func coverage(_ x: Int, _ y: Int) -> Double {
    let glyph = Int(white[x, y] & 0xFF) - Int(black[x, y] & 0xFF)
    let block = Int(whiteBlocks[x, y] & 0xFF) - Int(blackBlocks[x, y] & 0xFF)
    return block > 0 ? Double(glyph) / Double(block) : 0
  }

  /// A pixel of a glyph against the nearest pixels beside it; nil where none is near.
  private func place(_ x: Int, _ y: Int) -> TextMeasurement.Place? {
    let front = coverage(x, y) >= Self.whole ? picture[x, y] : paint[x, y]
    for distance in 1...Self.reach {
      let beside = Self.ring(distance).compactMap { step in
        background(of: front, from: (x, y), toward: step, distance)
      }
      let places = Set(beside).map { back in
        let colors = (RGBAColor(premultipliedPixel: front), RGBAColor(premultipliedPixel: back))
        return TextMeasurement.Place(
          ratio: ContrastRatio(AuditColor(colors.0), AuditColor(colors.1)), foreground: colors.0,
          background: colors.1, x: x, y: y)
      }
      if let least = places.min(by: { Self.isBefore($0, $1) }) { return least }
    }
    return nil
  }

  /// By ratio; of equal ones, by the background, so that the result is the same each time.
  private static func isBefore(
    _ first: TextMeasurement.Place, _ second: TextMeasurement.Place
  ) -> Bool {
    first.ratio == second.ratio
      ? first.background.hex < second.background.hex : first.ratio < second.ratio
  }

  /// The pixel that a letter is read against in one direction; nil where another letter comes
  /// first, or the shadow does not end.
  private func background(
    of front: UInt32, from start: (x: Int, y: Int), toward step: (x: Int, y: Int), _ distance: Int
  ) -> UInt32? {
    func pixel(_ far: Int) -> (x: Int, y: Int)? {
      let (x, y) = (start.x + step.x * far / distance, start.y + step.y * far / distance)
      guard x >= 0, x < picture.width, y >= 0, y < picture.height, coverage(x, y) < Self.outside
      else { return nil }
      return (x, y)
    }
    var far = distance
    var current = pixel(far)
    while let (x, y) = current, far <= Self.farthest {
      let share = letterShare(x, y, front)
      let next = pixel(far + 1)
      let rest = next.map { letterShare($0.x, $0.y, front) } ?? share
      if share < Self.letter, share - rest <= Self.fade { return picture[x, y] }
      current = next
      far += 1
    }
    return nil
  }

  /// How far the shadow brings a pixel from what is behind to the letter's color; 0 where it brings
  /// it away.
  private func letterShare(_ x: Int, _ y: Int, _ front: UInt32) -> Double {
    let all = ContrastReader.distance(plain[x, y], front)
    guard all > 0, picture[x, y] != plain[x, y] else { return 0 }
    return max(0, 1 - Double(ContrastReader.distance(picture[x, y], front)) / Double(all))
  }

  /// The way to each pixel of a square around one.
  private static func ring(_ distance: Int) -> [(x: Int, y: Int)] {
    (-distance...distance).flatMap { step in
      [(step, -distance), (step, distance), (-distance, step), (distance, step)]
    }
  }
}
