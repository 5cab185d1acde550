// SPDX-License-Identifier: MIT

package import AssayGraphics
internal import Synchronization

/// A picture whose hash is known, and which is drawn where somebody needs its pixels.
package final class LatePicture: Sendable {
  /// Of the pixels, as an earlier run drew them.
  let pixels: PixelHash
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  private let draw: @Sendable () -> Bitmap
  private let drawn = Mutex<Bitmap?>(nil)

  package init(_ known: DrawnPicture, draw: @escaping @Sendable () -> Bitmap) {
    pixels = known.pixels
    width = known.width
    height = known.height
    self.draw = draw
  }

  /// The picture, which the first call draws.
  var bitmap: Bitmap {
    drawn.withLock { drawn in
      let bitmap = drawn ?? draw()
      drawn = bitmap
      return bitmap
    }
  }
}
