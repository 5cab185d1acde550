// SPDX-License-Identifier: MIT

/// Reads pixels between pixels.
enum BitmapSampler {
  /// The color at a place among the centers of the pixels, by 256ths of the distances to the four
  /// nearest; beyond the edges the edge pixels go on.
  @inline(__always)
  static func sample(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, _ x: Double, _ y: Double
  ) -> UInt32 {
    let fixedX = fixed(x, limit: width - 1)
    let fixedY = fixed(y, limit: height - 1)
    let (left, top) = (fixedX >> 8, fixedY >> 8)
    let right = min(left + 1, width - 1)
    let bottom = min(top + 1, height - 1)
    let (weightX, weightY) = (UInt32(fixedX & 255), UInt32(fixedY & 255))
    func channels(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      let pixel = pixels[y * width + x]
      return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }
    let upper = channels(left, top) &* (256 - weightX) &+ channels(right, top) &* weightX
    let lower = channels(left, bottom) &* (256 - weightX) &+ channels(right, bottom) &* weightX
    let sum = (upper &* (256 - weightY) &+ lower &* weightY &+ 32768) &>> 16
    return sum[0] | sum[1] << 8 | sum[2] << 16 | sum[3] << 24
  }

  /// 256ths within 0...limit. NB: not a number is 0.
  private static func fixed(_ value: Double, limit: Int) -> Int {
    Int((min(Double(limit), max(0, value)) * 256 + 0.5).rounded(.down))
  }
}
