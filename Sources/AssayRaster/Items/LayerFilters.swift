// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Changes of all pixels of a layer.
extension Layer {
  private var pixelCount: Int { surface.bounds.width * surface.bounds.height }

  /// Replaces each pixel that is not clear. Equal neighbors are computed once.
  func mapPixels(_ change: (UInt32) -> UInt32) {
    var (last, result): (UInt32, UInt32) = (0, 0)
    for index in 0..<pixelCount {
      let pixel = surface.base[index]
      if pixel == 0 { continue }
      if pixel != last { (last, result) = (pixel, change(pixel)) }
      surface.base[index] = result
    }
  }

  /// Multiplies each pixel by the alpha of another layer of the same bounds.
  func mask(by other: Layer) {
    for index in 0..<pixelCount where surface.base[index] != 0 {
      surface.base[index] = Blend.scaled(
        surface.base[index], by: other.surface.base[index] >> 24)
    }
  }

  func blur(_ blur: BoxBlur) {
    let bounds = surface.bounds
    guard blur.reach > 0 else { return }
    var values = [UInt16](repeating: 0, count: pixelCount)
    // A channel at a time; no channel comes out above alpha, because each step keeps the order.
    var result = [UInt32](repeating: 0, count: pixelCount)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      for index in 0..<pixelCount {
        // 257 times a byte spreads 0...255 over 0...65,535.
        values[index] = UInt16(surface.base[index] >> shift & 255) &* 257
      }
      blur.apply(&values, width: bounds.width, height: bounds.height)
      for index in 0..<pixelCount {
        result[index] |= ((UInt32(values[index]) &+ 128) / 257) << shift
      }
    }
    for index in 0..<pixelCount { surface.base[index] = result[index] }
  }

  /// Takes away the alpha inside of a rectangle, where there is color, and all that is outside.
  func makeOpaque(in rect: PixelRect) {
    let bounds = surface.bounds
    for y in bounds.top..<bounds.bottom {
      let row = surface.pointer(x: bounds.left, y: y)
      for x in 0..<bounds.width {
        let isInside =
          y >= rect.top && y < rect.bottom && bounds.left + x >= rect.left
          && bounds.left + x < rect.right
        row[x] = isInside ? PixelMatrix.opaque(row[x]) : 0
      }
    }
  }

  /// Draws on the layer the shadow that the clear pixels around it cast on it.
  func addInnerShadow(_ color: UInt32, _ cast: ShadowGeometry) {
    let bounds = surface.bounds
    var values = [UInt16](repeating: 0, count: pixelCount)
    for index in 0..<pixelCount { values[index] = UInt16(surface.base[index] >> 24) &* 257 }
    cast.blur.apply(&values, width: bounds.width, height: bounds.height)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let pixel = surface.base[y * bounds.width + x]
        let alpha = pixel >> 24
        if alpha == 0 { continue }
        let (fromX, fromY) = (x - cast.x, y - cast.y)
        let isInside =
          fromX >= 0 && fromX < bounds.width && fromY >= 0 && fromY < bounds.height
        let light =
          isInside ? (UInt32(values[fromY * bounds.width + fromX]) &+ 128) / 257 : 0
        // Over the pixel, and as opaque as the pixel is.
        surface.base[y * bounds.width + x] = BlendFormula(mode: .sourceAtop)
          .composite(Blend.scaled(color, by: 255 - light), pixel)
      }
    }
  }
}

/// A color matrix on pixels: factors in 2^-16, colors without alpha in 2^-8 of a step.
struct PixelMatrix {
  private let rows: [SIMD4<Int64>]
  private let alpha: UInt32

  init(_ matrix: ColorMatrix) {
    func fixed(_ value: Double) -> Int64 {
      // NB: written so that NaN is 0.
      value.magnitude < 1000 ? Int64((value * 65_536).rounded()) : value > 0 ? 65_536_000 : 0
    }
    rows = matrix.rows.map { SIMD4(fixed($0[0]), fixed($0[1]), fixed($0[2]), fixed($0[3])) }
    alpha = UInt32(Swift.min(255, Swift.max(0, matrix.alpha * 255)).rounded())
  }

  func apply(_ pixel: UInt32) -> UInt32 {
    let own = pixel >> 24
    let straight = Self.straight(pixel)
    func channel(_ row: SIMD4<Int64>) -> UInt32 {
      let sum =
        row.x * straight.x + row.y * straight.y + row.z * straight.z + row.w * (255 << 8)
      // In 2^-8 steps, within 0...255, then times alpha, rounded once.
      let value = Swift.min(255 << 8, Swift.max(0, (sum + 32_768) >> 16))
      return UInt32((value * Int64(own) + 255 * 128) / (255 * 256))
    }
    let result = channel(rows[0]) | channel(rows[1]) << 8 | channel(rows[2]) << 16 | own << 24
    return alpha == 255 ? result : Blend.scaled(result, by: alpha)
  }

  /// Black with the pixel's luminance as its alpha, by the factors of W3C's Filter Effects Module
  /// Level 1, section 9.6.
  static func luminanceToAlpha(_ pixel: UInt32) -> UInt32 {
    // 0.2125, 0.7154 and 0.0721 in 2^-16. Alpha is multiplied in, so that soft edges stay soft.
    let sum =
      (pixel & 255) * 13_926 + (pixel >> 8 & 255) * 46_885 + (pixel >> 16 & 255) * 4_725
    return ((sum + 32_768) >> 16) << 24
  }

  /// The pixel's color without alpha; a clear pixel stays clear.
  static func opaque(_ pixel: UInt32) -> UInt32 {
    guard pixel >> 24 > 0 else { return 0 }
    let straight = straight(pixel)
    func byte(_ value: Int64) -> UInt32 { UInt32(Swift.min(255, (value + 128) >> 8)) }
    return byte(straight.x) | byte(straight.y) << 8 | byte(straight.z) << 16 | 255 << 24
  }

  /// Channels without alpha, in 2^-8 steps.
  private static func straight(_ pixel: UInt32) -> SIMD4<Int64> {
    let own = Int64(pixel >> 24)
    guard own > 0 else { return .zero }
    func channel(_ shift: UInt32) -> Int64 {
      (Int64(pixel >> shift & 255) * 255 * 256 + own / 2) / own
    }
    return SIMD4(channel(0), channel(8), channel(16), 0)
  }
}
