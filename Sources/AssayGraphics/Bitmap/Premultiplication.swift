// SPDX-License-Identifier: MIT

/// Multiplying colors by their alpha and back, each rounded to the nearest step.
///
/// Going to straight colors and back gives the same bytes for every valid pixel (no channel above
/// its alpha): the error of the straight value, at most a half, shrinks by alpha / 255.
enum Premultiplication {
  /// `count` pixels of straight RGBA bytes, changed in place.
  static func apply(_ rgba: UnsafeMutablePointer<UInt8>, count: Int) {
    var pixel = rgba
    for _ in 0..<count {
      let alpha = UInt32(pixel[3])
      if alpha != 255 {
        pixel[0] = UInt8(truncatingIfNeeded: divideBy255(UInt32(pixel[0]) * alpha))
        pixel[1] = UInt8(truncatingIfNeeded: divideBy255(UInt32(pixel[1]) * alpha))
        pixel[2] = UInt8(truncatingIfNeeded: divideBy255(UInt32(pixel[2]) * alpha))
      }
      pixel += 4
    }
  }

  /// The straight value of a channel, `round(255 * channel / alpha)`, at most 255; 0 where alpha is
  /// 0.
  @inline(__always)
  static func straight(_ channel: UInt32, alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (channel * 510 + alpha) / (2 * alpha)))
  }

  /// `round(value / 255)` for values up to 65,535 - 127.
  @inline(__always)
  static func divideBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }
}
