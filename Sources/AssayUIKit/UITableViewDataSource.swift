// SPDX-License-Identifier: MIT

/// What knows the rows of a table. A snapshot never asks it.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Never called.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Never called.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Never called.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Never called.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Never called.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Never called.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Never called.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  /// Never called.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Never called.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No words.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// No words.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Whether a row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// No words.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of a word in the index.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// What asks for rows before they are seen. A snapshot never calls it.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Never called.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
