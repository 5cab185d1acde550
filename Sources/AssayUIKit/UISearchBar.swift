// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a search field of UIKit.
open class UISearchBar: UIView {
  /// How a search field looks.
  public enum Style: UInt, Sendable {
    /// A look.
    case `default`, prominent, minimal
  }

  /// The text.
  open var text: String?
  /// The words above the field.
  open var prompt: String?
  /// The prompt.
  open var placeholder: String?
  /// How the field looks.
  open var searchBarStyle: Style = .default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through.
  open var isTranslucent = true
  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The key for the end of a line.
  open var returnKeyType: UIReturnKeyType = .default
  /// Which words the keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// How the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether the key for the end of a line waits for text.
  open var enablesReturnKeyAutomatically = true
  /// Shown above the keyboard.
  open var inputAccessoryView: UIView?
  /// Accepted, but not drawn: the image of a part.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Accepted, but not drawn: the image behind the field.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// A part of a search field.
  public enum Icon: Int, Sendable {
    /// A part.
    case search, clear, bookmark, resultsList
  }
  /// The color behind the field.
  open var barTintColor: UIColor?
  /// The picture behind the field.
  open var backgroundImage: UIImage?
  /// Whether the cancel button is shown.
  open var showsCancelButton = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// What hears of changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in the bar.
  open private(set) lazy var searchTextField = UISearchTextField()

  /// Accepted, but not drawn.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// What hears of a search field. None of its methods is called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {}

/// Accepted, but not drawn: the text field of a search field.
open class UISearchTextField: UITextField {}
