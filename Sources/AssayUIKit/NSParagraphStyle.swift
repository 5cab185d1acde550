// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// The look of a paragraph. Of it, the alignment is drawn.
  open class NSParagraphStyle: AttributeObject, @unchecked Sendable {
    /// How lines are aligned.
    open internal(set) var alignment: NSTextAlignment = .natural
    /// How text ends that does not fit.
    open internal(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The space between lines, in points.
    open internal(set) var lineSpacing: CGFloat = 0
    /// The space after a paragraph, in points.
    open internal(set) var paragraphSpacing: CGFloat = 0
    /// The space before a paragraph, in points.
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    /// The height of a line as a factor; 0 for the font's.
    open internal(set) var lineHeightMultiple: CGFloat = 0
    /// The lowest height of a line, in points; 0 for the font's.
    open internal(set) var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, in points; 0 for the font's.
    open internal(set) var maximumLineHeight: CGFloat = 0
    /// The distance of lines from the leading edge, in points.
    open internal(set) var headIndent: CGFloat = 0
    /// The distance of lines from the trailing edge, in points.
    open internal(set) var tailIndent: CGFloat = 0
    /// The distance of the first line from the leading edge, in points.
    open internal(set) var firstLineHeadIndent: CGFloat = 0
    /// The direction of the text.
    open internal(set) var baseWritingDirection: NSWritingDirection = .natural
    /// When words are divided.
    open internal(set) var hyphenationFactor: Float = 0
    /// Whether words are divided as the language says.
    open internal(set) var usesDefaultHyphenation: Bool = false
    /// Where tabs end.
    open internal(set) var tabStops: [NSTextTab] = []
    /// The distance of tabs, in points.
    open internal(set) var defaultTabInterval: CGFloat = 0
    /// Whether letters may get closer.
    open internal(set) var allowsDefaultTighteningForTruncation: Bool = false
    /// Where lines are broken.
    open internal(set) var lineBreakStrategy: LineBreakStrategy = []
    /// The lists of the paragraph.
    open internal(set) var textLists: [NSTextList] = []

    /// Where lines are broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
      /// One bit a way.
      public let rawValue: UInt
      /// Creates a set of ways.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// No word alone on the last line.
      public static let pushOut = LineBreakStrategy(rawValue: 1)
      /// Words of Hangul stay whole.
      public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
      /// As UIKit's labels do.
      public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    /// The direction of a language: left to right but for Arabic, Hebrew, Persian and Urdu.
    public class func defaultWritingDirection(
      forLanguage languageName: String?
    ) -> NSWritingDirection {
      let code = languageName?.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return ["ar", "he", "fa", "ur"].contains(code) ? .rightToLeft : .leftToRight
    }

    /// The look without settings.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Creates a look without settings.
    public override init() {}

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(self)
      return copy
    }
    /// Returns the same look.
    open override func copy() -> Any { mutableCopy() }
  }

  /// The direction of a text.
  public enum NSWritingDirection: Int, Sendable {
    /// That of the language.
    case natural = -1
    /// A direction.
    case leftToRight, rightToLeft
  }

  /// Accepted, but not drawn: a list in a text.
  open class NSTextList: NSObject {
    /// The sign before an item.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// Creates a sign from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A sign.
      public static let box = MarkerFormat(rawValue: "{box}")
      /// A sign.
      public static let check = MarkerFormat(rawValue: "{check}")
      /// A sign.
      public static let circle = MarkerFormat(rawValue: "{circle}")
      /// A sign.
      public static let diamond = MarkerFormat(rawValue: "{diamond}")
      /// A sign.
      public static let disc = MarkerFormat(rawValue: "{disc}")
      /// A sign.
      public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
      /// A sign.
      public static let square = MarkerFormat(rawValue: "{square}")
      /// A sign.
      public static let decimal = MarkerFormat(rawValue: "{decimal}")
      /// A sign.
      public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
      /// A sign.
      public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
      /// A sign.
      public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
      /// A sign.
      public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    }
    /// The sign before an item.
    public let markerFormat: MarkerFormat
    /// The number of the first item.
    open var startingItemNumber: Int
    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: the sign before an item.
    ///   - options: ways of the list. They are not used.
    ///   - startingItemNumber: the number of the first item.
    public init(markerFormat: MarkerFormat, options: Int = 0, startingItemNumber: Int = 1) {
      self.markerFormat = markerFormat
      self.startingItemNumber = startingItemNumber
    }
  }
#endif
