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
