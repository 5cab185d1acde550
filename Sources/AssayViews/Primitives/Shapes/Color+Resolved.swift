// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Color {
  /// A color as four numbers: linear sRGB channels and the opacity.
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never
    /// The red component with the sRGB transfer function undone.
    public var linearRed: Float
    /// The green component with the sRGB transfer function undone.
    public var linearGreen: Float
    /// The blue component with the sRGB transfer function undone.
    public var linearBlue: Float
    /// From 0 to 1.
    public var opacity: Float

    /// Creates a color from components of a color space, from 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let rgb = ColorComponents.sRGB(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
      (linearRed, linearGreen, linearBlue) = (
        Float(AssayGraphics.RGBColorSpace.decode(rgb.red)),
        Float(AssayGraphics.RGBColorSpace.decode(rgb.green)),
        Float(AssayGraphics.RGBColorSpace.decode(rgb.blue))
      )
      self.opacity = opacity
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Float(AssayGraphics.RGBColorSpace.encode(Double(linearRed))) }
      set { linearRed = Float(AssayGraphics.RGBColorSpace.decode(Double(newValue))) }
    }
    /// The green component in sRGB.
    public var green: Float {
      get { Float(AssayGraphics.RGBColorSpace.encode(Double(linearGreen))) }
      set { linearGreen = Float(AssayGraphics.RGBColorSpace.decode(Double(newValue))) }
    }
    /// The blue component in sRGB.
    public var blue: Float {
      get { Float(AssayGraphics.RGBColorSpace.encode(Double(linearBlue))) }
      set { linearBlue = Float(AssayGraphics.RGBColorSpace.decode(Double(newValue))) }
    }

    /// The color as Core Graphics has it.
    public var cgColor: CGColor { CGColor(Color(self)) }

    package var styleNode: StyleNode? { .color(Color(self)) }
  }

  /// Creates a color from a resolved one.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green),
      blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Creates a color from a style that is one, such as a color by its name: `Color(.pink)`. Another
  /// style is resolved for the environment of the body that makes it.
  // NB: disfavored, as that of UIKit's colors is, which comes first because it is not generic.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    let environment = CurrentEnvironment.values ?? EnvironmentValues()
    self = color as? Color ?? Color(color.resolve(in: environment))
  }

  /// Returns the color as numbers for an environment. Unlike in SwiftUI, a color of an asset
  /// catalog is clear, because catalogs are read only when a view is drawn.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let appearance = ColorAppearance(
      isDark: environment.colorScheme == .dark,
      isIncreasedContrast: environment.colorSchemeContrast == .increased)
    let color = rgba(appearance, environment)
    return Resolved(
      red: Float(color.red) / 255, green: Float(color.green) / 255,
      blue: Float(color.blue) / 255, opacity: Float(color.alpha) / 255)
  }

  private func rgba(_ key: ColorAppearance, _ environment: EnvironmentValues) -> RGBAColor {
    let color: RGBAColor
    switch base {
    case .system(let name):
      color = SystemColors.color(name, key, isElevated: environment.isElevated) ?? .clear
    case .hierarchical(let level): color = SystemColors.hierarchical(level, key)
    case .accent:
      let accent = environment.accentColor.flatMap { $0.base == .accent ? nil : $0 }
      color = accent?.rgba(key, environment) ?? SystemColors.color("systemBlue", key) ?? .clear
    case .rgba(let own): color = own
    case .asset: color = .clear
    case .appearances(let light, let dark):
      color = (key.isDark ? dark : light).rgba(key, environment)
    case .mixed(let first, let second, let part, let isPerceptual):
      color = ColorMix.mix(
        first.rgba(key, environment), second.rgba(key, environment), by: part,
        isPerceptual: isPerceptual)
    }
    return color.opacity(opacity)
  }
}

private enum ColorComponents {
  static func sRGB(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double
  ) -> AssayGraphics.RGBColorSpace.Channels {
    switch space {
    case .sRGB: AssayGraphics.RGBColorSpace.sRGB.sRGB(red: red, green: green, blue: blue)
    case .sRGBLinear:
      AssayGraphics.RGBColorSpace.linearSRGB.sRGB(red: red, green: green, blue: blue)
    case .displayP3:
      AssayGraphics.RGBColorSpace.displayP3.sRGB(red: red, green: green, blue: blue)
    }
  }
}
