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
    /// A shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How far the words are above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A picture or a file, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where a link leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Whether letters become one.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// How far letters lean.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How wide letters are.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// How letters look printed.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The direction of the text.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether text runs down.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// A part that the user can tap.
    public static let textItemTag = NSAttributedString.Key(rawValue: "NSTextItemTag")
    /// How high a voice speaks.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
      rawValue: "UIAccessibilityTokenPitch")
    /// The language that a voice speaks.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
      rawValue: "UIAccessibilityTokenLanguage")
    /// Whether a voice speaks signs.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
      rawValue: "UIAccessibilityTokenPunctuation")
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
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line under words only.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  }

  extension NSUnderlineStyle {
    /// What is drawn as a single line; nil for one.
    fileprivate var undrawnLook: String? {
      if contains(.byWord) { return "the gaps between words" }
      switch rawValue & 0xF {
      case Self.double.rawValue: return "the second line"
      case Self.thick.rawValue: return "the thickness"
      default: return nil
      }
    }
  }

  extension Text.LineStyle {
    /// Creates a line from the looks of UIKit; nil for no line. A thick line, a double line and a
    /// line under words only are drawn as a single one, and reported.
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
      self.init(pattern: pattern, undrawn: nsUnderlineStyle.undrawnLook)
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
    /// Creates the words of a styled text. Unlike Apple's, without its styles, which are reported.
    public convenience init(_ text: AttributedString) {
      if text.runs.contains(where: { $0.attributes != AttributeContainer() }) {
        LeftOutNotes.add("the styling of an AttributedString that became an NSAttributedString")
      }
      self.init(string: String(text.characters))
    }
  }

  extension AttributedString {
    /// Creates a styled text of SwiftUI's from one of UIKit's. What it has no attribute for, such
    /// as shadows and paragraphs, is reported.
    public init(_ text: NSAttributedString) {
      self.init()
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        var piece = AttributedString(text.attributedSubstring(from: range).string)
        for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          if !piece.set(key, to: value) {
            LeftOutNotes.add("the attribute \(key.rawValue) of a text")
          }
        }
        append(piece)
      }
    }

    /// Whether there is an attribute for it.
    private mutating func set(_ key: NSAttributedString.Key, to value: Any) -> Bool {
      let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
      let line = number.flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
      switch (key, value) {
      case (.font, let value as UIFont): self.font = Font(value)
      case (.foregroundColor, let value as UIColor): self.foregroundColor = Color(uiColor: value)
      case (.backgroundColor, let value as UIColor): self.backgroundColor = Color(uiColor: value)
      case (.kern, _): self.kern = number.map { CGFloat($0) }
      case (.tracking, _): self.tracking = number.map { CGFloat($0) }
      case (.baselineOffset, _): self.baselineOffset = number.map { CGFloat($0) }
      case (.underlineStyle, _): self.underlineStyle = line.flatMap(Text.LineStyle.init)
      case (.strikethroughStyle, _): self.strikethroughStyle = line.flatMap(Text.LineStyle.init)
      // The color of a line comes after the line, by the order of the names.
      case (.underlineColor, let value as UIColor):
        self.underlineStyle = self.underlineStyle?.colored(Color(uiColor: value))
      case (.strikethroughColor, let value as UIColor):
        self.strikethroughStyle = self.strikethroughStyle?.colored(Color(uiColor: value))
      case (.link, let value as URL): self.link = value
      case (.link, let value as String): self.link = URL(string: value)
      default: return false
      }
      return true
    }
  }

  extension NSAttributedString {
    /// How letters look printed.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// Creates a look from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As pressed into paper.
      public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
    /// Whether pictures are in a part.
    public func containsAttachments(in range: NSRange) -> Bool {
      var found = false
      enumerateAttribute(.attachment, in: range) { value, _, _ in
        if value != nil { found = true }
      }
      return found
    }
  }

  extension NSMutableAttributedString {
    /// Accepted, and does nothing: fonts are found where text is drawn.
    public func fixAttributes(in range: NSRange) {}
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }
  }
#endif
