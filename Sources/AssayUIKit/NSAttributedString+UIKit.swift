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
#endif
