// SPDX-License-Identifier: MIT

/// A color, for code that names UIKit's. Unlike UIKit's, it is drawn only through `Color`.
open class UIColor: AttributeObject, NSSecureCoding, @unchecked Sendable {
  /// Drawn for the color.
  package let color: Color

  /// Creates a color from SwiftUI's.
  public init(_ color: Color) { self.color = color }

  init(system name: String) { self.color = Color(base: .system(name)) }

  /// Creates an sRGB color from components of 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates an sRGB color from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a Display P3 color from components of 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a gray from components of 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.color = Color(white: white, opacity: alpha)
  }

  /// Creates a color from hue, saturation, brightness and alpha of 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.color = Color(
      hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a color that depends on the appearance: of a light and of a dark iPhone.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.color = Color(
      base: .appearances(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// Creates a color of the asset catalog. A missing one is reported when it is drawn. The bundle
  /// is not used.
  public init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil
  ) {
    self.color = Color(name)
  }

  /// Accepted, and reported: a color that is an image again and again.
  public convenience init(patternImage image: UIImage) {
    LeftOutNotes.add("the pattern of a UIColor")
    self.init(Color.clear)
  }

  /// true.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a color from an archive, by UIKit's keys.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    self.color = Color(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), opacity: coder.decodeDouble(forKey: "UIAlpha"))
  }

  /// Writes the channels of the color into an archive. A color of an asset catalog is clear,
  /// because catalogs are read only when a view is drawn.
  open func encode(with coder: NSCoder) {
    let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    for (key, value) in zip(keys, color.numbers) { coder.encode(Double(value), forKey: key) }
  }

  /// Creates a color from another kind of color.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The color for code that names Core Graphics'.
  public var cgColor: CGColor { CGColor(color) }

  /// Returns the color with another alpha of 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(base: color.base, opacity: Double(alpha)))
  }

  /// Returns the color of an appearance. A color of the system or of a catalog stays what it is,
  /// and follows the appearance in which it is drawn.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .appearances(let light, let dark) = color.base else { return self }
    let resolved = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(Color(base: resolved.base, opacity: resolved.opacity * color.opacity))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

#if !canImport(Darwin)
  /// The type of a color literal.
  public typealias _ColorLiteralType = UIColor
#endif

/// A color, for code that names Core Graphics'.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Creates an sRGB color from components of 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates an sRGB color from components of 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from components of 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, opacity: alpha))
  }

  /// Whether two colors are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a color from UIKit's: `Color(.systemBackground)`.
  // NB: disfavored, because `Color(.brand)` is the color resource where both types have the name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  /// Creates a color from UIKit's: `Color(uiColor: .systemGray6)`.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Creates a color from Core Graphics'.
  @_disfavoredOverload
  public init(_ color: CGColor) { self = color.color }
  /// Creates a color from Core Graphics'.
  public init(cgColor: CGColor) { self = cgColor.color }
}
