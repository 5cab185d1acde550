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
  open var text: String?
  /// The text with its looks.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor? = .label
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
  /// The smallest factor to which text shrinks.
  open var minimumScaleFactor: CGFloat = 0
}

/// Accepted, but not drawn: a text field of UIKit.
open class UITextField: UIControl {
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

  /// The text.
  open var text: String?
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
  open var inputView: UIView?
  /// Shown above the keyboard.
  open var inputAccessoryView: UIView?
  /// Whether the key for the end of a line waits for text.
  open var enablesReturnKeyAutomatically = false

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

/// What hears of a text field. None of its methods is called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Never called.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Never called.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// Accepted, but not drawn: an area for text of UIKit.
open class UITextView: UIScrollView {
  /// The text.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// The text with its looks.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString!
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
  open var inputView: UIView?
  /// Shown above the keyboard.
  open var inputAccessoryView: UIView?
}

/// What hears of a text view. None of its methods is called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Never called.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Never called.
  func textViewDidChange(_ textView: UITextView)
  /// Never called.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
