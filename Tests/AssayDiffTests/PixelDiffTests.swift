// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics
import Testing

@Suite("Pixel differences")
struct PixelDiffTests {
  private func sheet(_ width: Int = 100, _ height: Int = 80, pixel: UInt32 = 0xFFFF_FFFF) -> Bitmap
  {
    Bitmap(width: width, height: height, pixel: pixel)
  }

  private func diff(
    _ places: [(Int, Int)], _ tolerance: SnapshotTolerance = .exact, pixel: UInt32 = 0xFF00_0000
  ) -> PixelDiff {
    var changed = sheet()
    for (x, y) in places { changed[x, y] = pixel }
    return PixelDiff(reference: sheet(), rendition: changed, tolerance: tolerance)
  }

  @Test("equal pictures match")
  func equal() {
    let diff = diff([])
    #expect(diff.isMatch && diff.differentPixelCount == 0 && diff.maxChannelDifference == 0)
    #expect(diff.boxes.isEmpty && !diff.hasSizeMismatch)
    #expect(diff.isEqual)
  }

  @Test("one pixel anywhere is found", arguments: [(0, 0), (99, 0), (0, 79), (99, 79), (37, 41)])
  func onePixel(_ x: Int, _ y: Int) {
    let diff = diff([(x, y)])
    #expect(!diff.isMatch && diff.differentPixelCount == 1 && diff.maxChannelDifference == 255)
    #expect(diff.boxes == [PixelBox(x: x, y: y, width: 1, height: 1)])
    #expect(!diff.isEqual && diff.referenceSize == PixelSize(width: 100, height: 80))
  }

  /// White and a pixel one channel of which is lower.
  @Test(
    "a tolerance of channels allows a difference of that much, and no more, in each of them",
    arguments: [
      (0xFFFF_FFF5, 9, false), (0xFFFF_FFF5, 10, true), (0xFFFF_F5FF, 9, false),
      (0xFFF5_FFFF, 9, false), (0xF5FF_FFFF, 9, false), (0xF5F5_F5F5, 10, true),
    ] as [(UInt32, Int, Bool)])
  func channelTolerance(_ pixel: UInt32, _ tolerance: Int, _ matches: Bool) {
    let diff = diff([(5, 5)], .init(threshold: .channels(tolerance)), pixel: pixel)
    #expect(diff.isMatch == matches && diff.maxChannelDifference == 10)
    #expect(diff.boxes.isEmpty == matches)
  }

  @Test("as many pixels as allowed match, one more does not")
  func countTolerance() {
    #expect(diff([(1, 1), (2, 2)], .init(maxPixels: 2)).isMatch)
    #expect(!diff([(1, 1), (2, 2), (3, 3)], .init(maxPixels: 2)).isMatch)
  }

  /// From column 10 to column 10 + n lie n - 1 pixels.
  @Test(
    "differences with at most seven pixels between them share a box",
    arguments: [(8, 1), (9, 2), (1, 1), (30, 2)])
  func merging(_ distance: Int, _ count: Int) {
    #expect(diff([(10, 10), (10 + distance, 10)]).boxes.count == count)
    #expect(diff([(10, 10), (10, 10 + distance)]).boxes.count == count)
    #expect(diff([(10, 10), (10 + distance, 10 + distance)]).boxes.count == count)
  }

  @Test("boxes that grow together are one")
  func chain() {
    // Each within 8 of the next; the last two join what the first two could not.
    let diff = diff([(10, 10), (40, 10), (18, 12), (33, 12), (26, 14)])
    #expect(diff.boxes == [PixelBox(x: 10, y: 10, width: 31, height: 5)])
  }

  @Test("boxes run from the top, then from the left")
  func order() {
    let diff = diff([(90, 70), (10, 40), (60, 5), (60, 40)])
    #expect(
      diff.boxes.map(\.description) == [
        "1x1 at 60,5", "1x1 at 10,40", "1x1 at 60,40", "1x1 at 90,70",
      ])
  }

  @Test("the number of boxes is bounded")
  func bounded() {
    var places: [(Int, Int)] = []
    for y in stride(from: 0, to: 600, by: 10) {
      for x in stride(from: 0, to: 600, by: 10) { places.append((x, y)) }
    }
    var changed = sheet(600, 600)
    for (x, y) in places { changed[x, y] = 0 }
    let diff = PixelDiff(reference: sheet(600, 600), rendition: changed)
    #expect(diff.differentPixelCount == 3600)
    #expect((1...PixelDiff.maxBoxCount).contains(diff.boxes.count))
    for (x, y) in places {
      #expect(
        diff.boxes.contains {
          (0..<$0.width).contains(x - $0.x) && (0..<$0.height).contains(y - $0.y)
        })
    }
  }

  @Test("pictures of two sizes never match; what only one has is different")
  func sizes() {
    let wide = PixelDiff(
      reference: sheet(100, 80), rendition: sheet(110, 80),
      tolerance: .init(maxPixels: 9999, threshold: .channels(255)))
    #expect(wide.hasSizeMismatch && !wide.isMatch && wide.differentPixelCount == 800)
    #expect(wide.boxes == [PixelBox(x: 100, y: 0, width: 10, height: 80)])
    // Wider one way, taller the other: 10 * 80 and 100 * 20; the corner that neither has is
    // nobody's.
    let both = PixelDiff(reference: sheet(100, 100), rendition: sheet(110, 80))
    #expect(both.differentPixelCount == 2800)
    let picture = DifferencePicture(reference: sheet(100, 100), rendition: sheet(110, 80))
      .inPlace(both)
    #expect(picture.width == 110 && picture.height == 100)
    #expect(picture[109, 99] == 0xFFFF_FFFF)
    // What only the rendition has is blue, what only the reference has is striped.
    #expect(picture[105, 40] == DifferencePicture.newColor)
    #expect(picture[50, 90] == DifferencePicture.oldColor)
    #expect(!PixelDiff(reference: sheet(10, 20), rendition: sheet(20, 10)).isEqual)
  }

  @Test("a shape that shrinks is old where the new one leaves what is behind it")
  func shrinking() {
    var old = Bitmap(width: 100, height: 60, pixel: 0xFFFF_FFFF)
    var new = old
    for y in 20..<40 {
      for x in 20..<80 { old[x, y] = 0xFF00_0000 }
      for x in 20..<36 { new[x, y] = 0xFF00_0000 }
    }
    let diff = PixelDiff(reference: old, rendition: new)
    let picture = DifferencePicture(reference: old, rendition: new).inPlace(diff)
    // 62 + 30 is a stripe: a multiple of four.
    #expect(picture[62, 30] == DifferencePicture.oldColor)
    let grown = DifferencePicture(reference: new, rendition: old).inPlace(
      PixelDiff(reference: new, rendition: old))
    #expect(grown[62, 30] == DifferencePicture.newColor)
  }

  @Test("the picture tells old, new and other colors apart, and the rest is pale gray")
  func picture() {
    var old = sheet()
    old[50, 50] = 0xFF00_0000
    var new = old
    // Black on white: only in the old one, only in the new one, and green instead of red.
    (old[20, 20], new[22, 20]) = (0xFF00_0000, 0xFF00_0000)
    (old[24, 20], new[24, 20]) = (0xFF00_00FF, 0xFF00_FF00)
    let diff = PixelDiff(reference: old, rendition: new)
    let picture = DifferencePicture(reference: old, rendition: new).inPlace(diff)
    let magenta: UInt32 = 0xFFFF_00FF
    // 20 + 20 is a stripe: a multiple of four.
    #expect(picture[20, 20] == DifferencePicture.oldColor)
    #expect(picture[22, 20] == DifferencePicture.newColor && picture[24, 20] == magenta)
    #expect(picture[21, 20] == 0xFFFF_FFFF)
    // A third of the contrast: 255 - 255 / 3 = 170
    #expect(picture[50, 50] == 0xFFAA_AAAA)
    // Two pixels wide, with three clear ones between it and the box.
    #expect(
      picture[16, 20] == magenta && picture[15, 20] == magenta && picture[17, 20] == 0xFFFF_FFFF)
    #expect(picture[14, 20] == 0xFFFF_FFFF && picture[28, 24] == magenta)
  }

  @Test("empty pictures are equal")
  func empty() {
    let diff = PixelDiff(reference: sheet(0, 0), rendition: sheet(0, 0))
    #expect(diff.isMatch && diff.isEqual)
    let picture = DifferencePicture(reference: sheet(0, 0), rendition: sheet(0, 0))
    #expect(picture.inPlace(diff).pixels.isEmpty)
  }

  @Test("rows that are read one by one give the same as pictures", arguments: 0..<20)
  func rowByRow(seed: UInt64) {
    var random = SplitMix(state: seed)
    var (old, new) = (sheet(37, 21), sheet(37, 21))
    for _ in 0..<60 {
      let place = Int(random.next() % 777)
      old.pixels[place] = UInt32(truncatingIfNeeded: random.next())
      new.pixels[place] = UInt32(truncatingIfNeeded: random.next())
    }
    let whole = PixelDiff(reference: old, rendition: new)
    var rows = PixelComparison(
      sizes: (PixelSize(of: old), PixelSize(of: new)), tolerance: .exact, masks: [])
    for y in 0..<21 {
      old.pixels.withUnsafeBufferPointer { a in
        new.pixels.withUnsafeBufferPointer { b in
          rows.compareRow(y, a.baseAddress.map { $0 + y * 37 }, b.baseAddress.map { $0 + y * 37 })
        }
      }
    }
    #expect(rows.result() == whole)
    // The brute-force twin.
    let different = zip(old.pixels, new.pixels).filter { $0 != $1 }
    #expect(whole.differentPixelCount == different.count)
    let largest: [Int] = different.map { old, new -> Int in
      var result = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (a, b) = (Int(old >> shift & 255), Int(new >> shift & 255))
        result = max(result, abs(a - b))
      }
      return result
    }
    #expect(whole.maxChannelDifference == largest.max())
  }
}

/// https://prng.di.unimi.it/splitmix64.c
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
