// SPDX-License-Identifier: MIT

/// A font, for code that names UIKit's. Unlike UIKit's, it is drawn only through `Font`.
open class UIFont: AttributeObject, @unchecked Sendable {
  /// The values are UIKit's, -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A light weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// A strong weight.
    public static let medium = Weight(rawValue: 0.23)
    /// A strong weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// A strong weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A strong weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The strongest weight.
    public static let black = Weight(rawValue: 0.62)

    var weight: Font.Weight {
      let names: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// Dynamic Type's text styles.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ style: Font.TextStyle) { self.rawValue = style.rawValue }
    /// A text style of iOS.
    public static let largeTitle = TextStyle(.largeTitle)
    /// A text style of iOS.
    public static let title1 = TextStyle(.title)
    /// A text style of iOS.
    public static let title2 = TextStyle(.title2)
    /// A text style of iOS.
    public static let title3 = TextStyle(.title3)
    /// A text style of iOS.
    public static let headline = TextStyle(.headline)
    /// A text style of iOS.
    public static let subheadline = TextStyle(.subheadline)
    /// A text style of iOS.
    public static let body = TextStyle(.body)
    /// A text style of iOS.
    public static let callout = TextStyle(.callout)
    /// A text style of iOS.
    public static let footnote = TextStyle(.footnote)
    /// A text style of iOS.
    public static let caption1 = TextStyle(.caption)
    /// A text style of iOS.
    public static let caption2 = TextStyle(.caption2)

    var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .body }
  }

  let font: Font
  /// In points, at the text size `large`.
  public let pointSize: CGFloat

  init(_ font: Font, pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  /// Creates the same font as another.
  package init(copying font: UIFont) {
    self.font = font.font
    self.pointSize = font.pointSize
  }

  /// Whether the letters are bold.
  package var isBold: Bool {
    let weights: [Font.Weight] = [.bold, .heavy, .black]
    return font.isBold || font.weight.map { weights.contains($0) } == true
  }
  /// Whether the letters are italic.
  package var isItalic: Bool { font.isItalic }

  /// Returns the font in a design.
  package func withDesign(_ design: Font.Design) -> UIFont {
    var changed = font
    changed.design = design
    return UIFont(changed, pointSize: pointSize)
  }

  /// Returns the font in a weight.
  package func withWeight(_ weight: Weight) -> UIFont {
    var changed = font
    changed.weight = weight.weight
    changed.isBold = false
    return UIFont(changed, pointSize: pointSize)
  }

  /// Returns the font in bold, in italic, or in both.
  package func withTraits(bold isBold: Bool, italic isItalic: Bool) -> UIFont {
    let weighted = isBold ? font.bold() : font
    return UIFont(isItalic ? weighted.italic() : weighted, pointSize: pointSize)
  }

  /// A font of an app, which is drawn in the system font, and is reported. The size is in points.
  public init?(name: String, size: CGFloat) {
    self.font = .custom(name, fixedSize: Double(size))
    self.pointSize = size
  }

  /// The name of an app's font; otherwise that of the system font.
  public var fontName: String {
    if case .custom(let name, _, _, _) = font.base { name } else { ".SFUI-Regular" }
  }
  /// The name of an app's font; otherwise that of the system font.
  public var familyName: String {
    if case .custom(let name, _, _, _) = font.base { name } else { ".AppleSystemUIFont" }
  }

  /// Empty: the families of a device are not known.
  public class var familyNames: [String] { [] }
  /// Empty: the fonts of a device are not known.
  public class func fontNames(forFamilyName name: String) -> [String] { [] }

  /// The system font in a size in points.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: Double(size), weight: weight.weight), pointSize: size)
  }
  /// The system font in a size in points, with letters of a width.
  public class func systemFont(
    ofSize size: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    let font = Font.system(size: Double(size), weight: weight.weight)
    return UIFont(font.width(Font.Width(width.rawValue)), pointSize: size)
  }
  /// The system font in bold, in a size in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// The system font in italic, in a size in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: Double(size)).italic(), pointSize: size)
  }
  /// The system font with digits of the same width, in a size in points.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      Font.system(size: Double(size), weight: weight.weight).monospacedDigit(), pointSize: size)
  }
  /// The system font in its monospaced design, in a size in points.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: Double(size), weight: weight.weight, design: .monospaced), pointSize: size)
  }
  /// The font of a text style, which grows with the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), pointSize: sizes[style.style] ?? 17)
  }
  /// The font of a text style. Of the traits, none counts: it grows with the rendering's text size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The size of labels in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system font in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the small system font in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the font of buttons in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the font in another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var sized = font
    switch font.base {
    case .custom(let name, _, let style, let isFixed):
      sized.base = .custom(
        name: name, size: Double(size), relativeTo: style, isFixed: isFixed)
    case .style(let style):
      sized.base = .size(Double(size))
      if style == .headline { sized.weight = font.weight ?? .semibold }
    case .size: sized.base = .size(Double(size))
    }
    return UIFont(sized, pointSize: size)
  }

  /// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
  private static let sizes: [Font.TextStyle: CGFloat] = [
    .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption: 12, .caption2: 11,
  ]
}

extension Font {
  /// Creates a font from UIKit's.
  public init(_ font: UIFont) { self = font.font }
  /// Creates a font from UIKit's, for code that names Core Text's.
  public init(uiFont font: UIFont) { self = font.font }
}

extension UIFont {
  /// How wide letters are, by UIKit's names.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// -1 to 1; 0 for the usual width.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width.
    public static let compressed = Width(rawValue: -0.3)
    /// A width.
    public static let condensed = Width(rawValue: -0.2)
    /// A width.
    public static let standard = Width(rawValue: 0)
    /// A width.
    public static let expanded = Width(rawValue: 0.2)
  }
}
