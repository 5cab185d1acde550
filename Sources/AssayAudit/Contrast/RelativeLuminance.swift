// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Relative luminance, 0 for black to 1 for white, of WCAG 2.2 ("relative luminance" in its terms).
///
/// With the four-digit coefficients of that text: those of the sRGB matrix give other verdicts for
/// hundreds of colors.
enum RelativeLuminance {
  /// How a color's luminance was found; a report names it where it is not the first.
  enum Method: String, Hashable, Sendable {
    case sRGB = "sRGB"
    /// Display P3, converted to sRGB, which holds it.
    case convertedDisplayP3 = "Display P3 converted to sRGB"
    /// Display P3 beyond sRGB: the Y of the color itself, for clipping it first would give another
    /// ratio.
    case ownDisplayP3 = "luminance of Display P3 itself because it is outside sRGB"
    /// Beyond sRGB in another way: a screen clips it, and WCAG's ratios end at 21.
    case clipped = "clipped to sRGB, which does not hold it"
  }

  /// Of what a screen shows. Alpha does not count: composite first.
  static func of(_ color: AuditColor) -> Double {
    let seen = color.clipped
    // NB: asked of the color itself: clipping takes what is a hair beyond sRGB into it.
    if let displayP3 = seen.displayP3, !color.isInSRGB { return of(displayP3: displayP3) }
    return (coefficients * seen.linear).sum()
  }

  static func method(of color: AuditColor) -> Method {
    switch (color.displayP3 != nil, color.isInSRGB) {
    case (true, true): .convertedDisplayP3
    case (true, false): .ownDisplayP3
    case (false, true): .sRGB
    case (false, false): .clipped
    }
  }

  /// Y of Display P3 channels.
  static func of(displayP3 channels: RGBColorSpace.Channels) -> Double {
    let linear = Triple(channels.red, channels.green, channels.blue).map(RGBColorSpace.decode)
    return max(0, (ColorMatrices.displayP3ToXYZ * linear).y)
  }

  /// Of an opaque pixel's channels, by a table: a million a few milliseconds.
  static func of(red: UInt8, green: UInt8, blue: UInt8) -> Double {
    // NB: in this order, so that it is the same number as that of an `AuditColor`.
    coefficients.x * linear[Int(red)] + coefficients.y * linear[Int(green)] + coefficients.z
      * linear[Int(blue)]
  }

  static let coefficients = Triple(0.2126, 0.7152, 0.0722)

  /// Linear light of each 8-bit channel.
  static let linear: [Double] = (0...255).map { RGBColorSpace.decode(Double($0) / 255) }
}
