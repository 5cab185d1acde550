// SPDX-License-Identifier: MIT

/// A font as SwiftUI names it: a text style, or a size, and what was asked of it since.
public struct Font: Hashable, Sendable {
  /// Dynamic Type's text styles.
  public enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The values are CSS's 100 to 900.
  public struct Weight: Hashable, Sendable {
    package var value: Int
    package init(value: Int) { self.value = value }
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: String, Codable, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
    /// Assay's own: every character a box of round metrics, for layout without letters.
    case boxes
  }

  public enum Leading: String, Codable, Hashable, Sendable, CaseIterable {
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
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var leading: Leading
  package var isSmallCaps: Bool

  package init(base: Base, weight: Weight? = nil, design: Design = .default) {
    self.base = base
    self.weight = weight
    self.design = design
    self.isItalic = false
    self.hasMonospacedDigits = false
    self.leading = .standard
    self.isSmallCaps = false
  }

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design ?? .default)
  }

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .size(size), weight: weight, design: design ?? .default)
  }

  public static func custom(_ name: String, size: Double) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: nil, isFixed: false))
  }

  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: style, isFixed: false))
  }

  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil, isFixed: true))
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
