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
  /// A system color by UIKit's name: `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }

  /// A system color by UIKit's name: `Color(uiColor: .systemGray6)`.
  public init(uiColor: UIColor) { self = uiColor.color }

  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// NB: a hierarchical color of SwiftUI's, for code that names the type.
  public static var tertiary: Color { Color(base: .hierarchical(2)) }
  public static var quaternary: Color { Color(base: .hierarchical(3)) }
}

/// UIKit's named colors, for `Color(.systemBackground)` and `Color(uiColor:)`; nothing else of UIKit.
public struct UIColor: Hashable, Sendable {
  package let color: Color

  private init(_ name: String) { self.color = Color(base: .system(name)) }
  private init(color: Color) { self.color = color }

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: Double, alpha: Double) { self.color = Color(white: white, opacity: alpha) }

  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(color: Color(base: color.base, opacity: alpha))
  }

  public static let systemRed = UIColor("systemRed")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemMint = UIColor("systemMint")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let link = UIColor("link")
  public static let tintColor = UIColor(color: .accentColor)
  public static let black = UIColor(color: .black)
  public static let white = UIColor(color: .white)
  public static let clear = UIColor(color: .clear)
  public static let red = UIColor(color: Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(color: Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(color: Color(red: 0, green: 0, blue: 1))
  public static let gray = UIColor(color: Color(white: 0.5))
  public static let lightGray = UIColor(color: Color(white: 2.0 / 3))
  public static let darkGray = UIColor(color: Color(white: 1.0 / 3))
}
