// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A color to judge: sRGB channels in double precision, alpha not multiplied in.
///
/// Channels are nominally in 0...1; those of a color outside sRGB lie beyond.
package struct AuditColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// In 0...1.
  package var alpha: Double
  /// The channels it was written with where it was written in Display P3.
  package private(set) var displayP3: RGBColorSpace.Channels?

  /// Alpha is clamped to 0...1; a channel that is no number becomes 0.
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.alpha = alpha > 0 ? min(1, alpha) : 0
  }

  package init(_ color: RGBAColor) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }

  package init(_ channels: RGBColorSpace.Channels, alpha: Double = 1) {
    self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: alpha)
  }

  /// A Display P3 color, converted once by CSS Color 4, section 18.
  package init(displayP3 channels: RGBColorSpace.Channels, alpha: Double = 1) {
    self.init(
      RGBColorSpace.displayP3.sRGB(
        red: channels.red, green: channels.green, blue: channels.blue), alpha: alpha)
    displayP3 = channels
  }

  package static let black = AuditColor(RGBAColor.black)

  package var isOpaque: Bool { alpha == 1 }

  /// Whether sRGB holds it, give or take what conversion loses (one part in ten million).
  var isInSRGB: Bool {
    let range = Self.sRGBRange
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// What a screen shows: channels clipped to 0...1, in Display P3 for a color that was written in
  /// it.
  var clipped: AuditColor {
    if isInSRGB { return clippedToSRGB }
    guard let displayP3 else { return clippedToSRGB }
    let channels = Triple(displayP3.red, displayP3.green, displayP3.blue).clippedToUnit
    return AuditColor(
      displayP3: RGBColorSpace.Channels(red: channels.x, green: channels.y, blue: channels.z),
      alpha: alpha)
  }

  private var clippedToSRGB: AuditColor {
    var color = self
    let channels = channels.clippedToUnit
    (color.red, color.green, color.blue) = (channels.x, channels.y, channels.z)
    return color
  }

  /// The same color as one that was written in Display P3.
  var inDisplayP3: AuditColor {
    let channels = (ColorMatrices.xyzToDisplayP3 * (ColorMatrices.sRGBToXYZ * linear))
      .map(RGBColorSpace.encode)
    var color = self
    color.displayP3 = RGBColorSpace.Channels(
      red: channels.x, green: channels.y, blue: channels.z)
    return color
  }

  static let sRGBRange = -1e-7...(1 + 1e-7)

  /// The nearest color that a pixel can hold.
  ///
  /// Halves go up, also where double precision makes a half a hair less than one.
  package var quantized: RGBAColor {
    func byte(_ value: Double) -> UInt8 {
      value > 0 ? UInt8((min(1, value) * 255 + 1e-9).rounded()) : 0
    }
    return RGBAColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// `#767676`: of the nearest color that a pixel can hold.
  package var hex: String { quantized.hex }

  /// The hex, or `color(display-p3 1 0.2 0)` for a color that sRGB does not hold: what a ratio was
  /// measured of.
  package var words: String {
    guard let own = clipped.displayP3, !isInSRGB else { return hex }
    let channels = [own.red, own.green, own.blue].map(Self.digits).joined(separator: " ")
    return "color(display-p3 \(channels)\(isOpaque ? "" : " / " + Self.digits(alpha)))"
  }

  /// Three decimals at most.
  private static func digits(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
    return "\(Double(thousandths) / 1000)"
  }

  var channels: Triple { Triple(red, green, blue) }
  var linear: Triple { channels.map(Self.decode) }

  /// Channels of 8 bits, which most colors have, are looked up: the same numbers, without their
  /// roots.
  private static func decode(_ value: Double) -> Double {
    if value >= 0, value <= 1 {
      let step = Int((value * 255).rounded())
      if Double(step) / 255 == value { return RelativeLuminance.linear[step] }
    }
    return RGBColorSpace.decode(value)
  }

  init(linear: Triple, alpha: Double = 1) {
    let encoded = linear.map(RGBColorSpace.encode)
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }
}
