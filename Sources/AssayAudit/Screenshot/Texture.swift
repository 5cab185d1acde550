// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How even the pixels in and around a box are, which tells a photo from what an interface draws.
///
/// Around text of an interface most pixels are as those left of and above them, and on a gradient
/// nearly as those; in a photo the least are. Measured on six photos and 300 pictures of pages:
/// texts of pages have at least 0.5 of their pixels in even places, what looks like a text in a
/// photo mostly less.
struct Texture {
  /// The share of the pixels that differ little from those left of and above them.
  private var even = 1.0
  /// The share of the pixels that do not differ at all.
  private var equal = 1.0

  /// - Parameter box: in pixels; as much as its height is looked at around it.
  init(around box: PixelBox, in picture: Bitmap) {
    let margin = max(8, box.height)
    let (left, right) = (max(1, box.left - margin), min(picture.width, box.right + margin))
    let (top, bottom) = (max(1, box.top - margin), min(picture.height, box.bottom + margin))
    guard left < right, top < bottom else { return }
    // A share needs no more rows than these.
    let step = max(1, (bottom - top) / Self.mostRows)
    var (evenCount, equalCount) = (0, 0)
    picture.pixels.withUnsafeBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      for y in stride(from: top, to: bottom, by: step) {
        let row = pixels + y * picture.width
        let rowAbove = row - picture.width
        var x = left
        var uneven = 0
        while x < right {
          // Most of a page is flat: eight at a time.
          if x >= uneven, x + 8 <= right,
            PixelStep.areEqual(row + x, row + x - 1, rowAbove + x)
          {
            evenCount += 8
            equalCount += 8
            x += 8
            continue
          }
          if x >= uneven { uneven = x + 8 }
          let beside = PixelStep.between(row[x], row[x - 1])
          let above = PixelStep.between(row[x], rowAbove[x])
          if max(beside, above) <= Self.smallStep { evenCount += 1 }
          if beside == 0, above == 0 { equalCount += 1 }
          x += 1
        }
      }
    }
    let area = Double((right - left) * ((bottom - top + step - 1) / step))
    (even, equal) = (Double(evenCount) / area, Double(equalCount) / area)
  }

  /// Whether it is that of a photo, whatever is near.
  var isPhoto: Bool { even < 0.5 }

  /// Whether it may be that of a blurred photo, or that of a gradient.
  var mayBePhoto: Bool { equal < 0.3 }

  private static let mostRows = 16

  /// Summed over the channels: what a gradient or dithering adds from one pixel to the next.
  private static let smallStep: Int32 = 4
}
