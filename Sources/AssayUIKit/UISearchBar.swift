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
  open override var inputAccessoryView: UIView? {
    get { givenInputAccessoryView }
    set { givenInputAccessoryView = newValue }
  }
  private var givenInputAccessoryView: UIView?
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
  /// Whether the button of bookmarks is shown.
  open var showsBookmarkButton = false
  /// Whether the button of results is shown.
  open var showsSearchResultsButton = false
  /// Whether the button of results is on.
  open var isSearchResultsButtonSelected = false
  /// How far the text is moved, in points.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the field is moved, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether the scopes come and go by themselves.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Accepted, but not drawn.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Accepted, but not drawn.
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// What hears of changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in the bar.
  open private(set) lazy var searchTextField = UISearchTextField()

  /// Accepted, but not drawn.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// What hears of a text field for a search. None of its methods is called.
@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// Accepted, but not drawn: the text field of a search field.
open class UISearchTextField: UITextField {
  /// The tokens before the text.
  open var tokens: [UISearchToken] = []
  /// The color behind tokens.
  open var tokenBackgroundColor: UIColor?
  /// Whether the user can remove tokens.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens.
  open var allowsCopyingTokens = true
  /// Adds a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// Accepted, but not drawn: a token before the text of a search.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  /// What the token stands for.
  open var representedObject: Any?
  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: the image. It is not used.
  ///   - text: the words. They are not used.
  public init(icon: UIImage?, text: String) {}
}
