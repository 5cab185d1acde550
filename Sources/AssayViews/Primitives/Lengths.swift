// SPDX-License-Identifier: MIT

// The lengths of the types below are `Double`, which Swift makes of a `CGFloat` by itself. What it
// does not do by itself is to find a name that an app gives to a `CGFloat`, as in
// `.system(size: .large)`: these are for such names.

nonisolated extension Font {
  /// Returns the system font in a size in points. Unlike SwiftUI, the font is Inter.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    system(size: Double(size), weight: weight, design: design)
  }

  /// Unlike SwiftUI, returns the system font, which is reported: a font of an app. The size in
  /// points scales with body.
  @_disfavoredOverload
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: Double(size))
  }

  /// Unlike SwiftUI, returns the system font, which is reported: a font of an app. The size in
  /// points scales with a text style.
  @_disfavoredOverload
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: Double(size), relativeTo: style)
  }

  /// Unlike SwiftUI, returns the system font, which is reported: a font of an app. The size in
  /// points does not scale.
  @_disfavoredOverload
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, fixedSize: Double(fixedSize))
  }
}

nonisolated extension RadialGradient {
  /// Creates a gradient between two circles; radii are in points.
  @_disfavoredOverload
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: gradient, center: center, startRadius: Double(startRadius),
      endRadius: Double(endRadius))
  }

  /// Creates a gradient of evenly spaced colors between two circles; radii are in points.
  @_disfavoredOverload
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

nonisolated extension Gradient.Stop {
  /// Creates a stop at a location in 0...1.
  @_disfavoredOverload
  public init(color: Color, location: CGFloat) {
    self.init(color: color, location: Double(location))
  }
}

nonisolated extension EdgeInsets {
  /// Creates insets in points.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

nonisolated extension StrokeStyle {
  /// Creates a style from lengths in points.
  @_disfavoredOverload
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(
      lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
