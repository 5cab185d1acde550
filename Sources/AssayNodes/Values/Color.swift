// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A color, resolved for an appearance when it is drawn.
///
/// The names and defaults are SwiftUI's. A color is a view too: it fills what it is offered.
public struct Color: Hashable, Sendable {
  package indirect enum Base: Hashable, Sendable {
    /// A name of the system color table: `systemBlue`, `label`, `systemGroupedBackground`, ...
    case system(String)
    /// SwiftUI's own `Color.primary` (0), `.secondary` (1), `.tertiary` (2), `.quaternary` (3).
    case hierarchical(Int)
    /// The accent color in force, which a tint does not change.
    case accent
    case rgba(RGBAColor)
    /// A color set of an asset catalog.
    case asset(String)
    /// One color for the light appearance and one for the dark.
    case appearances(light: Color, dark: Color)
    /// A part of the second color in the first.
    case mixed(Color, Color, by: Double, isPerceptual: Bool)
  }

  package var base: Base
  /// Multiplies the base's own alpha, 0...1.
  package var opacity: Double

  package init(base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// A color space.
  public enum RGBColorSpace: String, Hashable, Sendable {
    /// The sRGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }

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

  /// Creates a gray from components of 0 to 1.
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

  /// Multiplies the opacity of the color by a factor of 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(base: base, opacity: self.opacity * opacity)
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((min(1, max(0, value)) * 255).rounded())
  }

  /// No color.
  public static let clear = Color(base: .rgba(.clear))
  /// Black.
  public static let black = Color(base: .rgba(.black))
  /// White.
  public static let white = Color(base: .rgba(.white))
  /// The color of primary content.
  public static let primary = Color(base: .hierarchical(0))
  /// The color of secondary content.
  public static let secondary = Color(base: .hierarchical(1))
  /// The accent color of the asset catalog, or the blue of iOS.
  public static let accentColor = Color(base: .accent)
  /// The red of iOS, for each appearance.
  public static let red = Color(base: .system("systemRed"))
  /// The orange of iOS, for each appearance.
  public static let orange = Color(base: .system("systemOrange"))
  /// The yellow of iOS, for each appearance.
  public static let yellow = Color(base: .system("systemYellow"))
  /// The green of iOS, for each appearance.
  public static let green = Color(base: .system("systemGreen"))
  /// The mint of iOS, for each appearance.
  public static let mint = Color(base: .system("systemMint"))
  /// The teal of iOS, for each appearance.
  public static let teal = Color(base: .system("systemTeal"))
  /// The cyan of iOS, for each appearance.
  public static let cyan = Color(base: .system("systemCyan"))
  /// The blue of iOS, for each appearance.
  public static let blue = Color(base: .system("systemBlue"))
  /// The indigo of iOS, for each appearance.
  public static let indigo = Color(base: .system("systemIndigo"))
  /// The purple of iOS, for each appearance.
  public static let purple = Color(base: .system("systemPurple"))
  /// The pink of iOS, for each appearance.
  public static let pink = Color(base: .system("systemPink"))
  /// The brown of iOS, for each appearance.
  public static let brown = Color(base: .system("systemBrown"))
  /// The gray of iOS, for each appearance.
  public static let gray = Color(base: .system("systemGray"))
}
