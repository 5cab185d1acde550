// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A picture under a transform that is more than moving and scaling: each pixel lies between the
/// four nearest of the picture, by 256ths of their distance; beyond its edges the edge pixels go
/// on.
struct ImageShader: RowShader {
  private let bitmap: Bitmap
  /// From the pixel plane to the picture's pixels.
  private let toBitmap: AffineTransform
  private let showsPixels: Bool

  /// - Parameters:
  ///   - frame: where the picture lies before the transform.
  ///   - transform: from there to the pixel plane.
  ///   - showsPixels: whether the nearest pixel alone counts.
  init?(
    _ bitmap: Bitmap, frame: Rect, _ transform: AffineTransform, showsPixels: Bool = false
  ) {
    guard bitmap.width > 0, bitmap.height > 0, let inverse = transform.inverse else { return nil }
    let (scaleX, scaleY) = (
      Double(bitmap.width) / frame.width, Double(bitmap.height) / frame.height
    )
    let toBitmap = inverse.then(
      AffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: -frame.x * scaleX, ty: -frame.y * scaleY))
    guard toBitmap.isFinite else { return nil }
    self.bitmap = bitmap
    self.toBitmap = toBitmap
    self.showsPixels = showsPixels
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<count {
        let place = toBitmap.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        row[index] =
          showsPixels
          ? nearest(pixels, place.x, place.y)
          : BitmapSampler.sample(
            pixels, width: bitmap.width, height: bitmap.height, place.x - 0.5, place.y - 0.5)
      }
    }
  }

  private func nearest(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Double, _ y: Double) -> UInt32 {
    let column = Int(min(Double(bitmap.width - 1), max(0, x)))
    let row = Int(min(Double(bitmap.height - 1), max(0, y)))
    return pixels[row * bitmap.width + column]
  }
}
