// SPDX-License-Identifier: MIT

/// What hears of a search bar. None of its methods is called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Never called.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Never called.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Never called.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Never called.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Never called.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Never called.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
