// SPDX-License-Identifier: MIT

/// Colors between two colors.
package enum ColorMix {
  /// A part of the second color in the first, of 0...1. Alpha is mixed as the channels are.
  ///
  /// - Parameter isPerceptual: whether channels are mixed in OKLab (Björn Ottosson, 2020, with the
  ///   matrices of CSS Color 4), and otherwise in encoded sRGB.
  package static func mix(
    _ a: RGBAColor, _ b: RGBAColor, by part: Double, isPerceptual: Bool
  ) -> RGBAColor {
    let t = part > 0 ? min(1, part) : 0
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    let (from, to) = isPerceptual ? (lab(a), lab(b)) : (channels(a), channels(b))
    let between = (0..<3).map { mixed(from[$0], to[$0]) }
    let rgb = isPerceptual ? encoded(lab: between) : between
    return RGBColorSpace.Channels(red: rgb[0], green: rgb[1], blue: rgb[2]).quantized(
      alpha: mixed(Double(a.alpha), Double(b.alpha)) / 255)
  }

  private static func channels(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) / 255 }
  }

  private static func product(_ rows: [[Double]], _ v: [Double]) -> [Double] {
    rows.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
  }

  private static func lab(_ color: RGBAColor) -> [Double] {
    let linear = channels(color).map(RGBColorSpace.decode)
    let lms = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], linear)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], lms.map { RGBColorSpace.root(3, of: $0) })
  }

  private static func encoded(lab: [Double]) -> [Double] {
    let lms = product(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ], lab
    ).map { $0 * $0 * $0 }
    return product(
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], lms
    ).map(RGBColorSpace.encode)
  }
}
