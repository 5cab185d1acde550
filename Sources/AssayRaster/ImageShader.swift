// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A picture under a transform that is more than moving and scaling: each pixel lies between the
/// four nearest of the picture, by 256ths of their distance; beyond its edges the edge pixels go
/// on.
struct ImageShader: RowShader {
  private let bitmap: Bitmap
  /// From the pixel plane to the picture's pixels.
  private let toBitmap: AffineTransform

  /// - Parameters:
  ///   - frame: where the picture lies before the transform.
  ///   - transform: from there to the pixel plane.
  init?(_ bitmap: Bitmap, frame: Rect, _ transform: AffineTransform) {
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
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<count {
        let place = toBitmap.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        row[index] = sample(pixels, place.x - 0.5, place.y - 0.5)
      }
    }
  }

  private func sample(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Double, _ y: Double) -> UInt32 {
    let fixedX = ImageShader.fixed(x, limit: bitmap.width - 1)
    let fixedY = ImageShader.fixed(y, limit: bitmap.height - 1)
    let (left, top) = (fixedX >> 8, fixedY >> 8)
    let right = min(left + 1, bitmap.width - 1)
    let bottom = min(top + 1, bitmap.height - 1)
    let (weightX, weightY) = (UInt32(fixedX & 255), UInt32(fixedY & 255))
    func channels(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      let pixel = pixels[y * bitmap.width + x]
      return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }
    let upper = channels(left, top) &* (256 - weightX) &+ channels(right, top) &* weightX
    let lower = channels(left, bottom) &* (256 - weightX) &+ channels(right, bottom) &* weightX
    let sum = (upper &* (256 - weightY) &+ lower &* weightY &+ 32768) &>> 16
    return sum[0] | sum[1] << 8 | sum[2] << 16 | sum[3] << 24
  }

  /// 256ths within 0...limit.
  private static func fixed(_ value: Double, limit: Int) -> Int {
    Int((min(Double(limit), max(0, value)) * 256 + 0.5).rounded(.down))
  }
}
