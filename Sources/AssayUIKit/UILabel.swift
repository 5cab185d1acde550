// SPDX-License-Identifier: MIT

/// How lines of text are aligned, by UIKit's names.
public enum NSTextAlignment: Int, Sendable {
  /// An alignment.
  case left, center, right, justified, natural
}

/// How text ends that does not fit, by UIKit's names.
public enum NSLineBreakMode: Int, Sendable {
  /// A way.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// In the middle.
  case byTruncatingMiddle
}

/// Accepted, but not drawn: a text of UIKit.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { styledText = nil }
  }
  /// The text with its looks: those of the label, unless code gave others.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { .plain($0, font: font, color: textColor) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private var styledText: NSAttributedString?
  // The types of the next two are UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// How text ends that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1
  /// Whether text that does not fit shrinks.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// The widest that the text may be, in points; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The distance of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where text is that shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before text ends.
  open var allowsDefaultTighteningForTruncation = false
  #if !canImport(Darwin)
    /// Where lines are broken.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  #endif
  /// Whether a text that is cut is shown under a pointer.
  open var showsExpansionTextWhenTruncated = false
  /// The dynamic range of colors.
  open var preferredVibrancy = UILabelVibrancy.automatic
  /// The color while the view around is under a finger.
  open var highlightedTextColor: UIColor?
  /// Whether the view around is under a finger.
  open var isHighlighted = false
  /// Whether the text is that of something that can be used.
  open var isEnabled = true
  /// Where the text would be drawn, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
  /// Never called.
  open func drawText(in rect: CGRect) {}
  /// The smallest factor to which text shrinks.
  open var minimumScaleFactor: CGFloat = 0
}

/// Where text is that shrinks, by UIKit's names.
public enum UIBaselineAdjustment: Int, Sendable {
  /// A way.
  case alignBaselines, alignCenters, none
}

/// How the letters of a label shine, by UIKit's names.
public enum UILabelVibrancy: Int, Sendable {
  /// A way.
  case none, automatic
}
