// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a text field of UIKit.
open class UITextField: UIControl, UITextInput {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// A border.
    case none, line, bezel, roundedRect
  }
  /// When something is shown in a text field.
  public enum ViewMode: Int, Sendable {
    /// A time.
    case never, whileEditing, unlessEditing, always
  }

  /// The text; without one it is empty, and not nil.
  open var text: String? = "" {
    didSet {
      styledText = nil
      if text == nil { text = "" }
    }
  }
  /// The prompt.
  open var placeholder: String?
  /// The prompt with its looks.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// The border.
  open var borderStyle: BorderStyle = .none
  /// When the clear button is shown.
  open var clearButtonMode: ViewMode = .never
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// What hears of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// How the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Which words the keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The key for the end of a line.
  open var returnKeyType: UIReturnKeyType = .default
  /// The meaning of the text.
  open var textContentType: UITextContentType?
  /// Whether the text goes when the user begins.
  open var clearsOnBeginEditing = false
  /// Whether the text goes when the user types.
  open var clearsOnInsertion = false
  /// Whether the text gets smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Before the text.
  open var leftView: UIView?
  /// When the view before the text is shown.
  open var leftViewMode: ViewMode = .never
  /// After the text.
  open var rightView: UIView?
  /// When the view after the text is shown.
  open var rightViewMode: ViewMode = .never
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
  /// Whether the key for the end of a line waits for text.
  open var enablesReturnKeyAutomatically = false

  /// The text with its looks: those of the field, unless code gave others.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { .plain($0, font: font, color: textColor) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private var styledText: NSAttributedString?
  /// The image behind if the field is not enabled.
  open var disabledBackground: UIImage?
  /// Where the border would be, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Never called: draws the text.
  open func drawText(in rect: CGRect) {}
  /// Never called: draws the prompt.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// A reason.
    case committed, cancelled
  }
  /// The border of the system is in its place.
  open var background: UIImage?
  /// What a password has.
  open var passwordRules: UITextInputPasswordRules?
  /// The looks of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user may style words.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
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
  /// false: nobody types.
  open var isEditing: Bool { false }
  /// Where the text would be, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text would be that is typed, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the prompt would be, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view before the text would be, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view after the text would be, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the clear button would be, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
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

  /// Never posted.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Never posted.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
