// SPDX-License-Identifier: MIT

internal import AssayTraits

nonisolated extension Font {
  /// What of the environment a font depends on.
  public struct Context: Hashable, Sendable {
    let dynamicTypeSize: DynamicTypeSize
    /// Pixels per point.
    let displayScale: Double
  }

  /// What a font comes to in an environment. It stands for the system font of iOS.
  public struct Resolved: Hashable, Sendable {
    /// The font in Core Text.
    public let ctFont: CTFont
    /// In points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Font.Weight
    /// The width of the letters.
    public let width: Font.Width
    /// The distance between the lines.
    public let leading: Font.Leading
    /// Whether the weight is at least bold.
    public let isBold: Bool
    /// Whether the letters are italic.
    public let isItalic: Bool
    /// Whether all letters have one width.
    public let isMonospaced: Bool
    /// Whether small letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether capitals are small capitals.
    public let isUppercaseSmallCaps: Bool
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns what the font comes to in an environment. Unlike SwiftUI, small capitals are those of
  /// all letters, and a font of an app has the weight that it names.
  public func resolve(in context: Context) -> Resolved {
    var size: Double
    var natural = Weight.regular
    var emphasized = Weight.bold
    switch base {
    case .style(let style):
      let metrics = DynamicTypeMetrics.metrics(style, context.dynamicTypeSize)
      size = metrics.pointSize
      natural = metrics.weight
      emphasized = metrics.emphasizedWeight
    case .size(let points): size = points
    case .custom(_, let points, let style, let isFixed):
      size =
        isFixed
        ? points
        : DynamicTypeMetrics.scaled(
          points, relativeTo: style ?? .body, at: context.dynamicTypeSize,
          displayScale: context.displayScale)
    }
    let weight = isBold ? emphasized : self.weight ?? natural
    return Resolved(
      ctFont: UIFont(self, pointSize: CGFloat(size)), pointSize: CGFloat(size), weight: weight,
      width: Width(CGFloat(width)), leading: leading, isBold: weight.value >= Weight.bold.value,
      isItalic: isItalic, isMonospaced: design == .monospaced, isLowercaseSmallCaps: isSmallCaps,
      isUppercaseSmallCaps: isSmallCaps)
  }
}

nonisolated extension EnvironmentValues {
  /// What of the environment a font depends on.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, displayScale: Double(displayScale))
  }
}
