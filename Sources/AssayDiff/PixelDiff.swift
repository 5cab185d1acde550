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
  /// How far from the reference a rendition may be and still match; exact unless told otherwise.
  package struct Tolerance: Codable, Hashable, Sendable {
    /// A pixel differs when one of its channels differs by more than this, of 255.
    package var maxChannelDifference: Int
    /// The pictures match when no more pixels than these differ.
    package var maxDifferentPixels: Int

    package init(maxChannelDifference: Int = 0, maxDifferentPixels: Int = 0) {
      self.maxChannelDifference = maxChannelDifference
      self.maxDifferentPixels = maxDifferentPixels
    }

    package static let exact = Tolerance()
  }

  package let reference: Bitmap
  package let rendition: Bitmap
  package let tolerance: Tolerance
  /// Pixels beyond the tolerance, and those that only one picture has.
  package let differentPixelCount: Int
  /// The largest difference of a channel (red, green, blue with alpha multiplied in, or alpha) in
  /// the area that both pictures have, within the tolerance or not.
  package let maxChannelDifference: Int
  /// Around groups of different pixels, from the top, then from the left; at most `maxBoxCount`.
  /// Groups less than 8 pixels apart share a box; where there would be more boxes than that number,
  /// further groups do.
  package let boxes: [PixelBox]

  package static let maxBoxCount = 32

  package init(reference: Bitmap, rendition: Bitmap, tolerance: Tolerance = .exact) {
    self.reference = reference
    self.rendition = rendition
    self.tolerance = tolerance
    var finder = DifferenceFinder(tolerance: tolerance.maxChannelDifference)
    finder.compare(reference, rendition)
    differentPixelCount = finder.count
    maxChannelDifference = finder.largest
    boxes = BoxMerger.merge(finder.tiles, limit: PixelDiff.maxBoxCount)
  }

  package var hasSizeMismatch: Bool {
    reference.width != rendition.width || reference.height != rendition.height
  }

  package var isMatch: Bool {
    !hasSizeMismatch && differentPixelCount <= tolerance.maxDifferentPixels
  }

  /// Whether two pictures are the same in size and every pixel: much faster than a `PixelDiff`.
  package static func areEqual(_ a: Bitmap, _ b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    return a.pixels.withUnsafeBufferPointer { a in
      b.pixels.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress, first != second else {
          return true
        }
        return areEqual(first, second, count: a.count)
      }
    }
  }

  static func areEqual(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    // In blocks without a branch a pixel, which the compiler turns into vector code.
    var start = 0
    while start < count {
      let end = min(count, start + 1024)
      var difference: UInt32 = 0
      for index in start..<end { difference |= a[index] ^ b[index] }
      if difference != 0 { return false }
      start = end
    }
    return true
  }
}
