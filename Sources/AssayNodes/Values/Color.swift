// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A color, resolved for an appearance when it is drawn.
///
/// The names and defaults are SwiftUI's. A color is a view too: it fills what it is offered.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// A name of the system color table: `systemBlue`, `label`, `systemGroupedBackground`, ...
    case system(String)
    /// SwiftUI's own `Color.primary` (0), `.secondary` (1), `.tertiary` (2), `.quaternary` (3).
    case hierarchical(Int)
    /// The tint in force.
    case accent
    case rgba(RGBAColor)
    /// A color set of an asset catalog.
    case asset(String)
  }

  package var base: Base
  /// Multiplies the base's own alpha, 0...1.
  package var opacity: Double

  package init(base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  public enum RGBColorSpace: String, Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Channels in 0...1; values outside are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let rgb = ColorSpaceConversion.sRGB(from: colorSpace, red: red, green: green, blue: blue)
    self.init(
      base: .rgba(
        RGBAColor(
          red: Color.byte(rgb.red), green: Color.byte(rgb.green), blue: Color.byte(rgb.blue))),
      opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = ColorSpaceConversion.sRGB(
      hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// A color set of the asset catalog in force.
  public init(_ name: String) {
    self.init(base: .asset(name))
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(base: base, opacity: self.opacity * opacity)
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((min(1, max(0, value)) * 255).rounded())
  }

  public static let clear = Color(base: .rgba(.clear))
  public static let black = Color(base: .rgba(.black))
  public static let white = Color(base: .rgba(.white))
  public static let primary = Color(base: .hierarchical(0))
  public static let secondary = Color(base: .hierarchical(1))
  public static let accentColor = Color(base: .accent)
  public static let red = Color(base: .system("systemRed"))
  public static let orange = Color(base: .system("systemOrange"))
  public static let yellow = Color(base: .system("systemYellow"))
  public static let green = Color(base: .system("systemGreen"))
  public static let mint = Color(base: .system("systemMint"))
  public static let teal = Color(base: .system("systemTeal"))
  public static let cyan = Color(base: .system("systemCyan"))
  public static let blue = Color(base: .system("systemBlue"))
  public static let indigo = Color(base: .system("systemIndigo"))
  public static let purple = Color(base: .system("systemPurple"))
  public static let pink = Color(base: .system("systemPink"))
  public static let brown = Color(base: .system("systemBrown"))
  public static let gray = Color(base: .system("systemGray"))
}
