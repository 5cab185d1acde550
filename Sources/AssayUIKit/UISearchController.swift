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
  /// Whether results are shown before the user types.
  open var showsSearchResultsController = false
  /// Whether scopes are shown by themselves.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown by themselves.
  open var automaticallyShowsSearchResultsController = true
  /// When scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Proposals below the bar.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether proposals are not shown below a bar of its own line.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// When scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// A time.
    case automatic, manual, onTextEntry, onSearchActivation
  }

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

/// A proposal below a search bar.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words.
  var localizedSuggestion: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// What the proposal stands for.
  var representedObject: Any? { get set }
}

/// Accepted, but not drawn: a proposal below a search bar.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words.
  public let localizedSuggestion: String?
  /// The image.
  public let iconImage: UIImage?
  /// What the proposal stands for.
  open var representedObject: Any?
  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: the words.
  ///   - localizedDescription: what is said of them. It is not used.
  ///   - iconImage: the image.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.iconImage = iconImage
  }
}
