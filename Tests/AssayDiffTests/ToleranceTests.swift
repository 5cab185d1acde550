// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayDiff

@Suite("Tolerances")
struct ToleranceTests {
  private func diff(
    _ places: [(Int, Int)], _ tolerance: SnapshotTolerance, pixel: UInt32 = 0xFF00_0000,
    masks: [PixelBox] = []
  ) -> PixelDiff {
    let old = Bitmap(width: 10, height: 10, pixel: 0xFFFF_FFFF)
    var new = old
    for (x, y) in places { new[x, y] = pixel }
    return PixelDiff(reference: old, rendition: new, tolerance: tolerance, masks: masks)
  }

  /// swift-snapshot-testing counts bytes: a black pixel on white differs in 3 of 4, and 100 pixels
  /// have 400 bytes, so 0.97 allows 12 bytes, which are 4 pixels.
  @Test(arguments: [(4, true), (5, false)])
  func precisionIsOfBytes(_ count: Int, _ matches: Bool) {
    let diff = diff((0..<count).map { ($0, 0) }, SnapshotTolerance(precision: 0.97))
    #expect(diff.isMatch == matches && diff.differentByteCount == 3 * count)
  }

  /// With a perceptual precision, it counts pixels: 0.97 of 100 allows 3.
  @Test(arguments: [(3, true), (4, false)])
  func perceptualPrecisionIsOfPixels(_ count: Int, _ matches: Bool) {
    let tolerance = SnapshotTolerance(precision: 0.97, perceptualPrecision: 0.98)
    #expect(diff((0..<count).map { ($0, 0) }, tolerance).isMatch == matches)
  }

  /// 1 - 0.9 is less than 0.1 in binary, and 10 pixels of 100 are allowed all the same.
  @Test func boundariesAreDecimal() {
    let tolerance = SnapshotTolerance(precision: 0.9, perceptualPrecision: 0.98)
    #expect(diff((0..<10).map { ($0, 0) }, tolerance).isMatch)
    #expect(!diff((0..<10).map { ($0, 0) } + [(0, 1)], tolerance).isMatch)
  }

  /// Of white (L* 100) and gray 250: Y = ((250/255 + 0.055) / 1.055)^2.4 = 0.95597,
  /// L* = 116 * 0.95597^(1/3) - 16 = 98.2727, so ΔE94 is 1.7273: below 2, above 1.
  @Test(
    "a gray near white matches at a perceptual precision of 98%, and not at 99%",
    arguments: [(0.98, true), (0.99, false)])
  func nearGrays(_ precision: Double, _ matches: Bool) {
    let tolerance = SnapshotTolerance(perceptualPrecision: precision)
    let diff = diff([(1, 1)], tolerance, pixel: 0xFFFA_FAFA)
    #expect(diff.isMatch == matches)
    #expect(diff.ignored.nearInColor == (matches ? 1 : 0))
    let deltaE = ColorDistance.deltaE(0xFFFF_FFFF, 0xFFFA_FAFA)
    #expect((deltaE - 1.7273).magnitude < 0.001)
  }

  /// From red to black and back: CIE94 weighs by the chroma of the reference.
  @Test func deltaEOfColors() {
    // sRGB red is L* 53.24, a* 80.09, b* 67.20: C* 104.55. Black is 0, 0, 0.
    // ΔC = 104.55 / (1 + 0.045 * 104.55) = 18.33; ΔH² = 80.09² + 67.20² - 104.55² = 0.
    // (53.24² + 18.33²)^(1/2) = 56.31
    #expect((ColorDistance.deltaE(0xFF00_00FF, 0xFF00_0000) - 56.31).magnitude < 0.02)
    // From black the chroma of the reference is 0, and nothing is weighted: 53.24² + 104.55².
    #expect((ColorDistance.deltaE(0xFF00_0000, 0xFF00_00FF) - 117.33).magnitude < 0.02)
  }

  /// odiff: black and white are the farthest apart but for colors, 0.5053 * 255² = 32857.1.
  @Test("the YIQ distance of black and white is odiff's, and that of equal pixels is zero")
  func yiq() {
    #expect((ColorDistance.yiq(0xFF00_0000, 0xFFFF_FFFF) - 32857.1).magnitude < 0.1)
    #expect(ColorDistance.yiq(0xFF12_3456, 0xFF12_3456) == 0)
  }

  /// pixelmatch's own examples: black and white are 1 apart, and its issue 127.
  @Test("OKLab distances agree with pixelmatch on which colors are far apart")
  func oklab() {
    #expect((ColorDistance.oklab(0xFF00_0000, 0xFFFF_FFFF, offset: 0) - 1).magnitude < 1e-6)
    func isFar(_ a: (UInt32, UInt32, UInt32), _ b: (UInt32, UInt32, UInt32)) -> Bool {
      func pixel(_ c: (UInt32, UInt32, UInt32)) -> UInt32 {
        0xFF00_0000 | c.2 << 16 | c.1 << 8 | c.0
      }
      return ColorDistance.oklab(pixel(a), pixel(b), offset: 0) > 0.1
    }
    #expect(!isFar((0, 0, 0), (13, 13, 13)) && isFar((0, 0, 0), (23, 23, 23)))
    #expect(isFar((41, 56, 157), (41, 56, 0)) && isFar((39, 44, 92), (39, 44, 14)))
    #expect(!isFar((0, 254, 252), (94, 254, 252)) && !isFar((0, 254, 252), (47, 254, 252)))
  }

  @Test(
    "as many pixels as the budget has may differ, and not one more",
    arguments: [(2, true), (1, false)])
  func pixelBudget(_ allowed: Int, _ matches: Bool) {
    #expect(
      diff([(0, 0), (9, 9)], SnapshotTolerance(maxPixels: allowed)).isMatch == matches)
  }

  /// One box of 3 by 2 pixels around two of them, of 100.
  @Test(
    "the budget of area counts the boxes around what differs, as a part of the picture",
    arguments: [(0.06, true), (0.05, false)])
  func areaBudget(_ allowed: Double, _ matches: Bool) {
    #expect(diff([(0, 0), (2, 1)], SnapshotTolerance(maxArea: allowed)).isMatch == matches)
  }

  /// pixelmatch's own example: a block of 3 by 3 in windows of 3, 2 and 100.
  @Test(
    "the densest window has the most pixels that differ in any square of its side",
    arguments: [(3, 9), (2, 4), (100, 9), (1, 1)])
  func densestWindow(_ side: Int, _ count: Int) {
    let places = (2..<5).flatMap { y in (2..<5).map { ($0, y) } }
    for (allowed, matches) in [(count, true), (count - 1, false)] {
      let diff = diff(
        places, SnapshotTolerance(densestWindow: .init(side: side, maxPixels: allowed)))
      #expect(diff.isMatch == matches && diff.densestWindowCount == count)
    }
  }

  /// A changed letter is dense, noise is not: as many pixels, scattered.
  @Test func everyLimitMustHold() {
    let tolerance = SnapshotTolerance(
      precision: 0.9, densestWindow: .init(side: 3, maxPixels: 3))
    let dense = diff([(4, 4), (5, 4), (4, 5), (5, 5)], tolerance)
    #expect(!dense.isMatch && dense.exceededLimits.count == 1)
    #expect(
      dense.exceededLimits[0].words.hasPrefix(
        "4 different pixels in the densest square of 3x3 px at "))
    #expect(diff([(0, 0), (9, 0), (0, 9), (9, 9)], tolerance).isMatch)
  }

  @Test("limits are told with the singular of one pixel")
  func onePixel() {
    func words(_ places: [(Int, Int)], _ tolerance: SnapshotTolerance) -> String? {
      diff(places, tolerance).exceededLimits.first?.words
    }
    #expect(
      words([(0, 0)], SnapshotTolerance(maxPixels: 0)) == "1 different pixel, and 0 are allowed")
    #expect(
      words([(0, 0), (9, 9)], SnapshotTolerance(maxPixels: 1))
        == "2 different pixels, and 1 is allowed")
    #expect(
      words([(4, 4)], SnapshotTolerance(densestWindow: .init(side: 1, maxPixels: 0)))
        == "1 different pixel in the densest square of 1x1 px at 4,4 px, and 0 are allowed")
  }

  @Test func masksDoNotCount() {
    let mask = PixelBox(x: 2, y: 2, width: 2, height: 2)
    let diff = diff([(2, 2), (3, 3), (4, 3)], SnapshotTolerance(maxPixels: 1), masks: [mask])
    #expect(diff.isMatch && diff.ignored.masked == 2 && diff.differentPixelCount == 1)
    #expect(!diff.isEqual && diff.boxes == [PixelBox(x: 4, y: 3, width: 1, height: 1)])
  }

  /// An edge that moved by a quarter of a pixel: white, a column of gray, black. The gray column
  /// has two equal neighbors, a brighter one on the left and a darker one on the right, both of
  /// which have many equal neighbors in both pictures.
  @Test(
    "an edge that moved by less than a pixel is antialiasing, and a dot is not",
    arguments: [SnapshotTolerance.Antialiasing.pixelmatch, .odiff])
  func antialiasing(_ rule: SnapshotTolerance.Antialiasing) {
    func edge(_ gray: UInt32) -> Bitmap {
      var bitmap = Bitmap(width: 9, height: 9, pixel: 0xFFFF_FFFF)
      for y in 0..<9 {
        bitmap[4, y] = gray
        for x in 5..<9 { bitmap[x, y] = 0xFF00_0000 }
      }
      return bitmap
    }
    let (old, new) = (edge(0xFF80_8080), edge(0xFFC0_C0C0))
    let counted = PixelDiff(reference: old, rendition: new)
    #expect(counted.differentPixelCount == 9)
    let diff = PixelDiff(
      reference: old, rendition: new, tolerance: SnapshotTolerance(antialiasing: rule))
    #expect(diff.isMatch && diff.ignored.antialiasing == 9)
    // A black dot on white has no brighter and darker neighbors: it counts.
    let dot = self.diff([(5, 5)], SnapshotTolerance(antialiasing: rule))
    #expect(!dot.isMatch && dot.differentPixelCount == 1)
  }

  @Test(arguments: [
    SnapshotTolerance(precision: 99), SnapshotTolerance(perceptualPrecision: -0.1),
    SnapshotTolerance(maxPixels: -1), SnapshotTolerance(maxArea: 1.1),
    SnapshotTolerance(densestWindow: .init(side: 0, maxPixels: 1)),
    SnapshotTolerance(threshold: .channels(256)), SnapshotTolerance(threshold: .odiff(2)),
    SnapshotTolerance(precision: .nan),
  ])
  func impossibleNumbersAreRefused(_ tolerance: SnapshotTolerance) {
    #expect(tolerance.problem != nil)
  }

  @Test func theDefaultIsExact() {
    #expect(SnapshotTolerance.exact == SnapshotTolerance() && SnapshotTolerance().problem == nil)
    #expect(!diff([(0, 0)], .exact, pixel: 0xFFFF_FFFE).isMatch)
  }
}
