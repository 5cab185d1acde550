// SPDX-License-Identifier: MIT

/// A font as SwiftUI names it: a text style, or a size, and what was asked of it since.
public struct Font: Hashable, Sendable {
  /// Dynamic Type's text styles.
  public enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// A text style of iOS.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// A small text style of iOS.
    case caption, caption2
  }

  /// The values are CSS's 100 to 900.
  public struct Weight: Hashable, Sendable {
    package var value: Int
    package init(value: Int) { self.value = value }
    /// The weight 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The weight 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The weight 900.
    public static let black = Weight(value: 900)
  }

  /// The design of a font.
  public enum Design: String, Codable, Hashable, Sendable, CaseIterable {
    /// A design.
    case `default`, serif, rounded, monospaced
    /// Assay's own: every character a box of round metrics, for layout without letters.
    case boxes
  }

  /// The distance between the lines of a text.
  public enum Leading: String, Codable, Hashable, Sendable, CaseIterable {
    /// A distance.
    case standard, tight, loose
  }

  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// In points; does not grow with Dynamic Type.
    case size(Double)
    /// A named font, which Assay draws in its system font; grows as the style does, or as body.
    case custom(name: String, size: Double, relativeTo: TextStyle?, isFixed: Bool)
  }

  package var base: Base
  /// nil for the base's own.
  package var weight: Weight?
  /// Whether the weight is the base's emphasized one.
  package var isBold: Bool
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var leading: Leading
  package var isSmallCaps: Bool
  /// 0 for the standard one.
  package var width: Double

  package init(base: Base, weight: Weight? = nil, design: Design = .default) {
    self.base = base
    self.weight = weight
    self.isBold = false
    self.design = design
    self.isItalic = false
    self.hasMonospacedDigits = false
    self.leading = .standard
    self.isSmallCaps = false
    self.width = 0
  }

  /// 34 points at the text size `large`.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// 28 points at the text size `large`.
  public static let title = Font(base: .style(.title))
  /// 22 points at the text size `large`.
  public static let title2 = Font(base: .style(.title2))
  /// 20 points at the text size `large`.
  public static let title3 = Font(base: .style(.title3))
  /// 17 points, semibold, at the text size `large`.
  public static let headline = Font(base: .style(.headline))
  /// 15 points at the text size `large`.
  public static let subheadline = Font(base: .style(.subheadline))
  /// 17 points at the text size `large`.
  public static let body = Font(base: .style(.body))
  /// 16 points at the text size `large`.
  public static let callout = Font(base: .style(.callout))
  /// 13 points at the text size `large`.
  public static let footnote = Font(base: .style(.footnote))
  /// 12 points at the text size `large`.
  public static let caption = Font(base: .style(.caption))
  /// 11 points at the text size `large`.
  public static let caption2 = Font(base: .style(.caption2))

  /// Returns the system font. Unlike SwiftUI, the font is Inter.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design ?? .default)
  }

  /// Returns the system font. Unlike SwiftUI, the font is Inter.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .size(size), weight: weight, design: design ?? .default)
  }

  /// Returns a font of a file among the app's resources by its name or its family's. One that is
  /// not there is the system font, which is reported. The size in points scales with body.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: nil, isFixed: false))
  }

  /// Returns a font of a file among the app's resources by its name or its family's. One that is
  /// not there is the system font, which is reported. The size in points scales with a text style.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: style, isFixed: false))
  }

  /// Returns a font of a file among the app's resources by its name or its family's. One that is
  /// not there is the system font, which is reported. The size in points does not scale.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil, isFixed: true))
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }
  /// Returns the font in the emphasized weight of its text style: bold for titles, semibold for
  /// smaller styles, and bold for a font of a size.
  public func bold() -> Font {
    with {
      $0.weight = nil
      $0.isBold = true
    }
  }
  /// Returns the font in italic.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font with digits of the same width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns the font in a monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// Returns the font with a distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  /// Returns the font with small capitals.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }
  /// Returns the font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  /// Returns the font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { smallCaps() }

  package func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
