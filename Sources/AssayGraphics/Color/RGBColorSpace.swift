// SPDX-License-Identifier: MIT

/// Conversion of color channels to sRGB, by the sample code of CSS Color 4, section 18.
///
/// Channels are nominally in 0...1 and are not clamped: a color outside sRGB comes back with
/// channels below 0 or above 1, and an infinite one stays infinite with its sign. Powers are taken
/// by Newton's method on + - * /, so the result is the same on every platform, which libm's pow
/// does not promise.
package enum RGBColorSpace: String, Hashable, Sendable, CaseIterable {
  case sRGB, linearSRGB, displayP3
  /// Gray with a pure power curve of 2.2; a gray is three equal channels.
  case grayGamma22

  package struct Channels: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The nearest color of 8-bit channels, each clamped to 0...1 first; alpha is clamped too.
    package func quantized(alpha: Double = 1) -> RGBAColor {
      RGBAColor(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
        alpha: Self.byte(alpha))
    }

    private static func byte(_ value: Double) -> UInt8 {
      // NB: not a number compares false, so it ends as 0 rather than trapping.
      value > 0 ? UInt8((min(1, value) * 255).rounded()) : 0
    }
  }

  package func sRGB(red: Double, green: Double, blue: Double) -> Channels {
    switch self {
    case .sRGB:
      return Channels(red: red, green: green, blue: blue)
    case .linearSRGB:
      return Channels(
        red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue))
    case .displayP3:
      return Self.sRGB(
        displayP3: Self.decode(red), Self.decode(green), Self.decode(blue))
    case .grayGamma22:
      return Channels(
        red: Self.encode(Self.gamma22(red)), green: Self.encode(Self.gamma22(green)),
        blue: Self.encode(Self.gamma22(blue)))
    }
  }

  /// Linear-light Display P3 to linear-light sRGB, then encoded.
  private static func sRGB(displayP3 r: Double, _ g: Double, _ b: Double) -> Channels {
    let linear = displayP3ToSRGB.map { row in row[0] * r + row[1] * g + row[2] * b }
    return Channels(red: encode(linear[0]), green: encode(linear[1]), blue: encode(linear[2]))
  }

  /// From linear-light Display P3 to linear-light sRGB, by rows: the product of CSS Color 4's two
  /// rational matrices, with the two entries that are exactly zero in it, so that white stays white
  /// to the last bit but one.
  static let displayP3ToSRGB: [[Double]] = [
    [1.2249401762805600, -0.2249401762805600, 0], [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506318, 1.0982736001409662],
  ]

  /// From an encoded channel to linear light by the sRGB transfer function, mirrored for negative
  /// values.
  package static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude > 0.04045 else { return value / 12.92 }
    // x^2.4 = (x^(1/5))^12
    let root = self.root(5, of: (magnitude + 0.055) / 1.055)
    let cube = root * root * root
    let power = cube * cube * (cube * cube)
    return value < 0 ? -power : power
  }

  /// From linear light to an encoded channel by the sRGB transfer function, mirrored for negative
  /// values.
  package static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude > 0.0031308 else { return value * 12.92 }
    // x^(1/2.4) = x^(5/12) = (x^(5/3))^(1/4)
    let root = self.root(3, of: magnitude)
    let power = (root * root * root * root * root).squareRoot().squareRoot()
    let encoded = 1.055 * power - 0.055
    return value < 0 ? -encoded : encoded
  }

  private static func gamma22(_ value: Double) -> Double {
    // x^2.2 = x^2 * x^(1/5)
    let magnitude = abs(value)
    let power = magnitude * magnitude * root(5, of: magnitude)
    return value < 0 ? -power : power
  }

  /// The root of a positive number by Newton's method, from above, until it no longer falls.
  /// Infinity is its own root; any other number gives 0.
  package static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value.isFinite else { return value }
    let n = Double(degree)
    var estimate = max(1, value)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      let next = estimate - (estimate * power - value) / (n * power)
      guard next < estimate else { return estimate }
      estimate = next
    }
  }
}
