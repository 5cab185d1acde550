// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshots

/// Where a test can say how far a picture may be from its reference.
@Suite("Tolerances of assertions")
struct ToleranceSettingTests {
  /// White, and the gray below it: CIELAB's lightness differs by 0.7 (CIE 1976).
  private let white = Rendition(bitmap: Bitmap(width: 4, height: 4, pixel: 0xFFFF_FFFF))
  private let nearWhite = Rendition(bitmap: Bitmap(width: 4, height: 4, pixel: 0xFFFD_FDFD))

  private func isEqual(_ strategy: Snapshotting<Rendition, Rendition>) -> Bool {
    strategy.diffing.diff(white, nearWhite) == nil
  }

  @Test func exactWithoutASetting() {
    #expect(!isEqual(.image))
  }

  @Test func ofTheStrategy() {
    #expect(isEqual(.image(perceptualPrecision: 0.98)))
    #expect(!isEqual(.image(precision: 0.7)))
    #expect(isEqual(Snapshotting.image.tolerating(SnapshotTolerance(maxPixels: 16))))
    #expect(!isEqual(Snapshotting.image.tolerating(SnapshotTolerance(maxPixels: 15))))
  }

  @Test(.snapshots(tolerance: SnapshotTolerance(perceptualPrecision: 0.98)))
  func ofTheConfiguration() {
    #expect(isEqual(.image))
    // What a strategy says takes the place of the configuration's.
    #expect(!isEqual(Snapshotting.image.tolerating(SnapshotTolerance(maxPixels: 15))))
    withSnapshotTesting(tolerance: .exact) {
      #expect(!isEqual(.image))
    }
  }
}
