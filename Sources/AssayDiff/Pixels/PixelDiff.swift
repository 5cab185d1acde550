// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Where and by how much two pictures differ.
///
/// Pictures of different sizes are laid on each other at their top left corners; a pixel that only
/// one of them has is a different pixel, and the pictures never match.
///
/// ```swift
/// let diff = PixelDiff(reference: old, rendition: new)
/// diff.isMatch                // false
/// diff.differentPixelCount    // 412
/// diff.boxes                  // [PixelBox(x: 20, y: 96, width: 61, height: 14)]
/// ```
package struct PixelDiff: Hashable, Sendable {
  package let referenceSize: PixelSize
  package let renditionSize: PixelSize
  package let tolerance: SnapshotTolerance
  /// Pixels that count, and those that only one picture has.
  package let differentPixelCount: Int
  /// The different bytes of those pixels.
  package let differentByteCount: Int
  /// The largest difference of a channel (red, green, blue with alpha multiplied in, or alpha) in
  /// the area that both pictures have, within the tolerance or not.
  package let maxChannelDifference: Int
  /// Around groups of different pixels, from the top, then from the left; at most `maxBoxCount`.
  /// Groups less than 8 pixels apart share a box; where there would be more boxes than that number,
  /// further groups do.
  package let boxes: [PixelBox]
  /// The most pixels that count in a window of the tolerance; 0 where it has none.
  package let densestWindowCount: Int
  /// Where the densest window is.
  package let densestWindow: PixelBox?
  /// Different pixels that do not count.
  package let ignored: Ignored

  /// Different pixels that do not count, by the first reason for each.
  package struct Ignored: Hashable, Sendable {
    package var masked = 0
    package var nearInColor = 0
    package var antialiasing = 0

    package var count: Int { masked + nearInColor + antialiasing }
  }

  package static let maxBoxCount = 32

  /// - Parameter masks: the parts of the pictures that the tolerance's masks are, in pixels.
  package init(
    reference: Bitmap, rendition: Bitmap, tolerance: SnapshotTolerance = .exact,
    masks: [PixelBox] = []
  ) {
    var comparison = PixelComparison(
      sizes: (PixelSize(of: reference), PixelSize(of: rendition)), tolerance: tolerance,
      masks: masks)
    comparison.compare(reference, rendition)
    self = comparison.result()
  }

  /// Of pixels, by their indices, that differ by one step of a channel.
  package init(
    smallestSteps places: [Int], in size: PixelSize, tolerance: SnapshotTolerance,
    masks: [PixelBox]
  ) {
    let plain = Bitmap(width: size.width, height: size.height, pixel: 0xFF80_8080)
    var stepped = plain
    for place in places { stepped[place % size.width, place / size.width] = 0xFF80_8081 }
    self.init(reference: plain, rendition: stepped, tolerance: tolerance, masks: masks)
  }

  init(
    sizes: (PixelSize, PixelSize), tolerance: SnapshotTolerance, finder: DifferenceFinder,
    window: DensestWindow?, ignored: Ignored
  ) {
    (referenceSize, renditionSize) = sizes
    self.tolerance = tolerance
    differentPixelCount = finder.count
    differentByteCount = finder.byteCount
    maxChannelDifference = finder.largest
    boxes = BoxMerger.merge(finder.tiles, limit: PixelDiff.maxBoxCount)
    densestWindowCount = window?.count ?? 0
    densestWindow = window?.box
    self.ignored = ignored
  }

  package var hasSizeMismatch: Bool { referenceSize != renditionSize }

  /// Whether the pictures are the same in every byte.
  package var isEqual: Bool {
    !hasSizeMismatch && differentPixelCount == 0 && ignored.count == 0
  }

  /// Whether the pictures are the same, as far as the tolerance goes.
  package var isMatch: Bool { !hasSizeMismatch && exceeded.isEmpty }

  /// The first column in which rows differ; nil where they do not.
  static func firstDifference(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ columns: Range<Int>
  ) -> Int? {
    var x = columns.lowerBound
    // Two pixels a word: most of a row is the same.
    while x + 2 <= columns.upperBound,
      UnsafeRawPointer(a + x).loadUnaligned(as: UInt64.self)
        == UnsafeRawPointer(b + x).loadUnaligned(as: UInt64.self)
    { x += 2 }
    while x < columns.upperBound, a[x] == b[x] { x += 1 }
    return x < columns.upperBound ? x : nil
  }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }

  package var pixelCount: Int { width * height }
}
