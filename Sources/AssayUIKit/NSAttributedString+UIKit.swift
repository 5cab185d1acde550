// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // The names of UIKit's attributes. What they ask for is not drawn: neither are UIKit's labels and
  // bars, which take them.
  extension NSAttributedString.Key {
    /// A font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The look of a paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of the words.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the words.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The extra space between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The extra space after each character.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A line through the words.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of a line through the words.
    public static let strikethroughColor = NSAttributedString.Key(
      rawValue: "NSStrikethroughColor")
    /// A line under the words.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of a line under the words.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the letters' edge.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the letters' edge.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How far the words are above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Where a link leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
  }

  /// Lines under and through words.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One bit a look.
    public let rawValue: Int
    /// Creates looks from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line under words only.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  }

  extension Text.LineStyle {
    /// Creates a line from the looks of UIKit; nil for no line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
      let pattern: Pattern =
        switch nsUnderlineStyle.rawValue & 0x700 {
        case 0x100: .dot
        case 0x200: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: .solid
        }
      self.init(pattern: pattern)
    }
  }

  /// Accepted, but not drawn: a place where words stop after a tabulator.
  open class NSTextTab: NSObject {
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// Creates a place.
    public init(
      textAlignment: NSTextAlignment, location: CGFloat,
      options: [NSTextTab.OptionKey: Any] = [:]
    ) {
      self.location = location
    }
    /// A key of options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }

  extension NSAttributedString {
    /// Creates the words of a styled text. Unlike Apple's, without its styles.
    public convenience init(_ text: AttributedString) {
      self.init(string: String(text.characters))
    }
  }

  extension AttributedString {
    /// Creates a styled text of SwiftUI's from one of UIKit's. Shadows, paragraphs, edges of
    /// letters and colors of lines are left out.
    public init(_ text: NSAttributedString) {
      self.init()
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        var piece = AttributedString(text.attributedSubstring(from: range).string)
        if let font = attributes[.font] as? UIFont { piece.font = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor {
          piece.foregroundColor = Color(uiColor: color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
          piece.backgroundColor = Color(uiColor: color)
        }
        piece.kern = attributes[.kern] as? CGFloat
        piece.tracking = attributes[.tracking] as? CGFloat
        piece.baselineOffset = attributes[.baselineOffset] as? CGFloat
        if let style = attributes[.underlineStyle] as? Int {
          piece.underlineStyle = Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: style))
        }
        if let style = attributes[.strikethroughStyle] as? Int {
          piece.strikethroughStyle = Text.LineStyle(
            nsUnderlineStyle: NSUnderlineStyle(rawValue: style))
        }
        piece.link =
          attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
        append(piece)
      }
    }
  }

  extension NSMutableAttributedString {
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }
  }
#endif
