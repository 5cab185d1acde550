// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an area for text of UIKit.
open class UITextView: UIScrollView, UITextInput {
  /// The text.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textStorage.string }
    set { textStorage.setAttributedString(.plain(newValue ?? "", font: font, color: textColor)) }
  }
  /// The text with its looks: those of the area, unless code gave others.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length))
    }
    set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether words can be selected.
  open var isSelectable = true
  /// The distance of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The selected characters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// How the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Which words the keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The key for the end of a line.
  open var returnKeyType: UIReturnKeyType = .default
  /// Shown in place of the keyboard.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  private var givenInputView: UIView?
  /// Shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { givenInputAccessoryView }
    set { givenInputAccessoryView = newValue }
  }
  private var givenInputAccessoryView: UIView?
  /// The meaning of the text.
  open var textContentType: UITextContentType?
  /// What in the text becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The looks of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The looks of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user may style words.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text goes when the user types.
  open var clearsOnInsertion = false
  /// Whether hidden words are shown as dots.
  open var isSecureTextEntry = false
  /// Whether the key for the end of a line waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the user can search.
  open var isFindInteractionEnabled = false
  /// Where the text is.
  open private(set) lazy var textContainer = NSTextContainer()
  /// What lays out the text.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// The text with its looks.
  open private(set) lazy var textStorage = NSTextStorage()
  /// Whether quotation marks become round.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces come and go with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the keyboard has beside its suggestions.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
  /// Accepted, and does nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Accepted, and does nothing: nobody types.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last character.
  open func deleteBackward() { self.text = String((self.text ?? "").dropLast()) }
  /// The selection; nil: nobody types.
  open var selectedTextRange: UITextRange?
  /// Where the cursor would be, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the selection would be.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// nil: no text is laid out.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// An empty place: no text is laid out.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Whether words are proposed while the user types.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the user gets help with writing.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What hears of changes of the text. It is never called.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// nil: nobody types.
  open var interactionState: Any?

  /// Whether the font follows the user's text size as UIKit's labels do.
  open var usesStandardTextScaling = false
  /// The border.
  open var borderStyle = BorderStyle.none
  /// nil: nobody searches.
  open var findInteraction: UIFindInteraction? { nil }
  /// nil: no text is laid out.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  /// The border of an area.
  public enum BorderStyle: Int, Sendable {
    /// A border.
    case none, roundedRect
  }

  /// Creates an area in a place in points.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - textContainer: where the text is.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  /// Creates an area in a place in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates an area without a place: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an area.
  ///
  /// - Parameter usingTextLayoutManager: how text is laid out. It is not used.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Never posted.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Never posted.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
