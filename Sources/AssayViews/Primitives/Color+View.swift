// SPDX-License-Identifier: MIT

nonisolated extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.color(self))]
  }
}

nonisolated extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.linearGradient(self))]
  }
}

extension Color {
  /// Creates a system color by UIKit's name: `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a system color by UIKit's name: `Color(uiColor: .systemGray6)`.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color of the asset catalog. The bundle is not used.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// The third level of the foreground style, for code that names the type.
  public static var tertiary: Color { Color(base: .hierarchical(2)) }
  /// The fourth level of the foreground style, for code that names the type.
  public static var quaternary: Color { Color(base: .hierarchical(3)) }
}

/// The named colors of UIKit, for `Color(.systemBackground)` and `Color(uiColor:)`. Unlike UIKit's
/// type, has no other API.
public struct UIColor: Hashable, Sendable {
  package let color: Color

  private init(_ name: String) { self.color = Color(base: .system(name)) }
  private init(color: Color) { self.color = color }

  /// Creates an sRGB color from components of 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a gray from components of 0 to 1.
  public init(white: Double, alpha: Double) { self.color = Color(white: white, opacity: alpha) }

  /// Returns the color with another alpha of 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(color: Color(base: color.base, opacity: alpha))
  }

  /// The red of iOS, for each appearance.
  public static let systemRed = UIColor("systemRed")
  /// The orange of iOS, for each appearance.
  public static let systemOrange = UIColor("systemOrange")
  /// The yellow of iOS, for each appearance.
  public static let systemYellow = UIColor("systemYellow")
  /// The green of iOS, for each appearance.
  public static let systemGreen = UIColor("systemGreen")
  /// The mint of iOS, for each appearance.
  public static let systemMint = UIColor("systemMint")
  /// The teal of iOS, for each appearance.
  public static let systemTeal = UIColor("systemTeal")
  /// The cyan of iOS, for each appearance.
  public static let systemCyan = UIColor("systemCyan")
  /// The blue of iOS, for each appearance.
  public static let systemBlue = UIColor("systemBlue")
  /// The indigo of iOS, for each appearance.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The purple of iOS, for each appearance.
  public static let systemPurple = UIColor("systemPurple")
  /// The pink of iOS, for each appearance.
  public static let systemPink = UIColor("systemPink")
  /// The brown of iOS, for each appearance.
  public static let systemBrown = UIColor("systemBrown")
  /// The strongest of the six grays of iOS, for each appearance.
  public static let systemGray = UIColor("systemGray")
  /// The second of the six grays of iOS, for each appearance.
  public static let systemGray2 = UIColor("systemGray2")
  /// The third of the six grays of iOS, for each appearance.
  public static let systemGray3 = UIColor("systemGray3")
  /// The fourth of the six grays of iOS, for each appearance.
  public static let systemGray4 = UIColor("systemGray4")
  /// The fifth of the six grays of iOS, for each appearance.
  public static let systemGray5 = UIColor("systemGray5")
  /// The faintest of the six grays of iOS, for each appearance.
  public static let systemGray6 = UIColor("systemGray6")
  /// The color of primary text.
  public static let label = UIColor("label")
  /// The color of secondary text.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// The color of prompts in text fields.
  public static let placeholderText = UIColor("placeholderText")
  /// The fill of small, thin shapes, such as a slider's track.
  public static let systemFill = UIColor("systemFill")
  /// The fill of medium shapes, such as a switch.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// The fill of large shapes, such as a search field.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// The background of a screen.
  public static let systemBackground = UIColor("systemBackground")
  /// The background of content on a screen.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The background of content within secondary content.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// The background of a screen with a grouped list.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The background of the rows of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// The background of content within the rows of a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// The color of separators that show what is behind them.
  public static let separator = UIColor("separator")
  /// The color of separators that hide what is behind them.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// The color of links.
  public static let link = UIColor("link")
  /// The accent color in effect.
  public static let tintColor = UIColor(color: .accentColor)
  /// Black.
  public static let black = UIColor(color: .black)
  /// White.
  public static let white = UIColor(color: .white)
  /// No color.
  public static let clear = UIColor(color: .clear)
  /// Pure sRGB red.
  public static let red = UIColor(color: Color(red: 1, green: 0, blue: 0))
  /// Pure sRGB green.
  public static let green = UIColor(color: Color(red: 0, green: 1, blue: 0))
  /// Pure sRGB blue.
  public static let blue = UIColor(color: Color(red: 0, green: 0, blue: 1))
  /// A gray of half intensity.
  public static let gray = UIColor(color: Color(white: 0.5))
  /// A gray of two thirds intensity.
  public static let lightGray = UIColor(color: Color(white: 2.0 / 3))
  /// A gray of one third intensity.
  public static let darkGray = UIColor(color: Color(white: 1.0 / 3))
}
