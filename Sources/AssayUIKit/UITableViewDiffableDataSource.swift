// SPDX-License-Identifier: MIT

/// The rows of a table by their items. A snapshot test asks for none.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  DiffableDataSource<Section, Item>,
  UITableViewDataSource
{
  /// Makes the row of an item.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private let cellProvider: CellProvider
  /// Accepted, but not drawn: how rows come and go.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Creates the source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(at: section)
  }
  /// The row of an item; an empty one where there is none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }
  /// nil: no header.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// nil: no footer.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// false: rows are not edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// false: rows are not moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// None: no list of words.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of a word in the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing: nobody edits.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: nobody moves rows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
