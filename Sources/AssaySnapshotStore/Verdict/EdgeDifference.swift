// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics

/// Whether pictures differ only at the edges of what they show, as two programs that draw the same
/// thing do.
enum EdgeDifference {
  static let words =
    "every different pixel is antialiasing at an edge, by pixelmatch's rule"

  /// Above this many different pixels, no one looks: it is a judgment of a few edges.
  private static let mostPixels = 100_000

  static func isAll(of diff: PixelDiff, _ reference: Bitmap, _ rendition: Bitmap) -> Bool {
    guard !diff.hasSizeMismatch, diff.differentPixelCount > 0,
      diff.differentPixelCount <= mostPixels
    else { return false }
    return PixelDiff.isAntialiasing(
      everywhere: reference, rendition, by: .pixelmatch)
  }
}
