// SPDX-License-Identifier: MIT

// The names that a style may be written with, as in `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  /// No color.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// The red of the appearance.
  public static var red: Color { .red }
  /// The orange of the appearance.
  public static var orange: Color { .orange }
  /// The yellow of the appearance.
  public static var yellow: Color { .yellow }
  /// The green of the appearance.
  public static var green: Color { .green }
  /// The mint of the appearance.
  public static var mint: Color { .mint }
  /// The teal of the appearance.
  public static var teal: Color { .teal }
  /// The cyan of the appearance.
  public static var cyan: Color { .cyan }
  /// The blue of the appearance.
  public static var blue: Color { .blue }
  /// The indigo of the appearance.
  public static var indigo: Color { .indigo }
  /// The purple of the appearance.
  public static var purple: Color { .purple }
  /// The pink of the appearance.
  public static var pink: Color { .pink }
  /// The brown of the appearance.
  public static var brown: Color { .brown }
  /// The gray of the appearance.
  public static var gray: Color { .gray }
  /// The accent color. SwiftUI lacks the name; one that an app declares is chosen.
  @_disfavoredOverload
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style. Unlike SwiftUI, the same as the fourth.
  public static var quinary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint color in effect.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in effect.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the container.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of fills.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// Unlike SwiftUI, a flat color instead of very thin frosted glass.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Unlike SwiftUI, a flat color instead of thin frosted glass.
  public static var thinMaterial: Material { .thin }
  /// Unlike SwiftUI, a flat color instead of frosted glass.
  public static var regularMaterial: Material { .regular }
  /// Unlike SwiftUI, a flat color instead of thick frosted glass.
  public static var thickMaterial: Material { .thick }
  /// Unlike SwiftUI, a flat color instead of very thick frosted glass.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Unlike SwiftUI, a flat color instead of the frosted glass of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient between two points of the filled area.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of evenly spaced colors between two points of the filled area.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of color stops between two points of the filled area.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle {
  /// Multiplies the opacity of the style by a factor of 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self) { $0.opacity(opacity) }
  }

  /// The second level of the style, as of `HierarchicalShapeStyle`.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The fifth level of the style, which is drawn as the fourth.
  public var quinary: some ShapeStyle { opacity(0.18) }
}

extension HierarchicalShapeStyle {
  /// The next level below this one.
  public var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: min(3, level + 1)) }
  /// The second level below this one.
  public var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: min(3, level + 2)) }
  /// The third level below this one.
  public var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension FillShapeStyle {
  private func level(_ level: Int) -> FillShapeStyle {
    var style = self
    style.level += level
    return style
  }
  /// The color of fills of medium shapes, such as the track of a switch.
  public var secondary: FillShapeStyle { level(1) }
  /// The color of fills of large shapes, such as text fields and buttons.
  public var tertiary: FillShapeStyle { level(2) }
  /// The color of fills of large areas with complex content.
  public var quaternary: FillShapeStyle { level(3) }
}

extension BackgroundStyle {
  private func level(_ level: Int) -> BackgroundStyle {
    var style = self
    style.level += level
    return style
  }
  /// The background of content that is grouped inside of the container's.
  public var secondary: BackgroundStyle { level(1) }
  /// The background of content that is grouped inside of the secondary one.
  public var tertiary: BackgroundStyle { level(2) }
  /// Drawn as the tertiary one.
  public var quaternary: BackgroundStyle { level(3) }
}
