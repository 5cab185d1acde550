// SPDX-License-Identifier: MIT

extension RGBAColor {
  /// The color of a bitmap's pixel: its channels divided by its alpha.
  package init(premultipliedPixel pixel: UInt32) {
    let word = UInt32(littleEndian: pixel)
    let alpha = word >> 24
    self.init(
      red: Premultiplication.straight(word & 0xFF, alpha: alpha),
      green: Premultiplication.straight(word >> 8 & 0xFF, alpha: alpha),
      blue: Premultiplication.straight(word >> 16 & 0xFF, alpha: alpha), alpha: UInt8(alpha))
  }

  /// A bitmap's pixel of the color.
  package var premultipliedPixel: UInt32 {
    let alpha = UInt32(alpha)
    let word =
      Premultiplication.divideBy255(UInt32(red) * alpha)
      | Premultiplication.divideBy255(UInt32(green) * alpha) << 8
      | Premultiplication.divideBy255(UInt32(blue) * alpha) << 16 | alpha << 24
    return UInt32(littleEndian: word)
  }
}
