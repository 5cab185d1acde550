// SPDX-License-Identifier: MIT

public import AssayGraphics

nonisolated extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.gradient(.radial(self)))]
  }
}

nonisolated extension EllipticalGradient: View, PrimitiveView {
  public typealias Body = Never
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.gradient(.elliptical(self)))]
  }
}

nonisolated extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.gradient(.angular(self)))]
  }
}

nonisolated extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.gradient(.mesh(self)))]
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles around a point of the filled area; radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: Double(startRadius),
      endRadius: Double(endRadius))
  }

  /// A gradient of evenly spaced colors between two circles; radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of color stops between two circles; radii are in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses; radii are fractions of the filled area.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: Double(startRadiusFraction),
      endRadiusFraction: Double(endRadiusFraction))
  }

  /// A gradient of evenly spaced colors between two ellipses; radii are fractions.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of color stops between two ellipses; radii are fractions.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point of the filled area, between two directions.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colors around a point, between two directions.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of color stops around a point, between two directions.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn of a gradient around a point, from a direction.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A whole turn of evenly spaced colors around a point, from a direction.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A whole turn of color stops around a point, from a direction.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image that is repeated over the filled area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// A shadow as a part of a style.
public struct ShadowStyle: Hashable, Sendable {
  let node: StyleShadow

  /// A shadow behind what is filled; the radius and the offsets are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      node: StyleShadow(
        isInner: false, color: color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// A shadow on the inside of what is filled; the radius and the offsets are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      node: StyleShadow(
        isInner: true, color: color, radius: Double(radius), x: Double(x), y: Double(y)))
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self) { .shadowed($0, style.node) }
  }

  /// The style laid over what is behind it in another way.
  public func blendMode(_ mode: LayerBlendMode) -> some ShapeStyle {
    ChangedStyle(base: self) { .blended($0, mode) }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style laid over what is behind it in another way.
  public static func blendMode(_ mode: LayerBlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a part of its opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

extension Color {
  /// A soft vertical gradient that ends in the color. Unlike SwiftUI's, it starts with the color
  /// mixed with a fifth of white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }

  /// Mixes the color with a part of another, from 0 to 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      base: .mixed(
        self, rhs, by: min(1, max(0, fraction)), isPerceptual: colorSpace == .perceptual))
  }
}
