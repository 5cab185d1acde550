// SPDX-License-Identifier: MIT

/// Accepted, and never shown: what is in the place of the keyboard.
open class UIInputView: UIView {
  /// How what is behind looks.
  public enum Style: Int, Sendable {
    /// A look.
    case `default`, keyboard
  }
  /// How what is behind looks.
  public let inputViewStyle: Style
  /// Whether the view finds its height for itself.
  open var allowsSelfSizing = false
  /// Creates a view in a place in points.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - inputViewStyle: how what is behind looks.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates a view in a place in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }
  /// Creates a view without a place: there are no archives.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// What a keyboard of the app's own types into. There is none in a snapshot.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
  /// The words before the cursor.
  var documentContextBeforeInput: String? { get }
  /// The words after the cursor.
  var documentContextAfterInput: String? { get }
  /// The selected words.
  var selectedText: String? { get }
  /// The keyboard's language and script.
  var documentInputMode: UITextInputMode? { get }
  /// Moves the cursor by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// No text: nobody types.
private final class NoDocument: UITextDocumentProxy {
  var hasText: Bool { false }
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}

/// Accepted, and never shown: a keyboard of the app's own.
open class UIInputViewController: UIViewController {
  /// The view in the place of the keyboard.
  open var keyboardView: UIInputView?
  /// What the keyboard types into: nothing.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = NoDocument()
  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation.
  open var hasDictationKey = false
  /// false: there is no other keyboard.
  open var needsInputModeSwitchKey: Bool { false }
  /// true: an app's keyboard reads what the app holds.
  open var hasFullAccess: Bool { true }
  /// Accepted, and does nothing.
  open func advanceToNextInputMode() {}
  /// Accepted, and does nothing.
  open func dismissKeyboard() {}
  /// Accepted, and does nothing.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}

extension UIResponder {
  /// nil: there is no keyboard.
  public var textInputMode: UITextInputMode? { nil }
  /// nil: the language of the keyboard is not remembered.
  public var textInputContextIdentifier: String? { nil }
}
