// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a controller of a search field and its results.
open class UISearchController: UIViewController {
  /// The search field.
  open private(set) lazy var searchBar = UISearchBar()
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// What hears of changes of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What hears of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether people search.
  open var isActive = false
  /// Whether what is behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes by itself.
  open var automaticallyShowsCancelButton = true

  /// Creates a controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// What hears of changes of a search's text. Its method is never called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Never called.
  func updateSearchResults(for searchController: UISearchController)
}

/// What hears of a search. None of its methods is called.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {}
