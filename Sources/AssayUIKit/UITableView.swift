// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a table of UIKit.
open class UITableView: ItemScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// A look.
    case plain, grouped, insetGrouped
  }

  /// How a table separates rows.
  public enum SeparatorStyle: Int, Sendable {
    /// A way.
    case none, singleLine, singleLineEtched

  }

  /// What is measured for the room beside separators.
  public enum SeparatorInsetReference: Int, Sendable {
    /// A way.
    case fromCellEdges, fromAutomaticInsets
  }

  /// What knows the rows. It is never asked.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows in points.
  open var rowHeight: CGFloat = -1
  /// The height of rows before they are measured, in points.
  open var estimatedRowHeight: CGFloat = -1
  /// The room above the first header, in points.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The height of headers in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of footers in points.
  open var sectionFooterHeight: CGFloat = -1
  /// How rows are separated.
  open var separatorStyle: SeparatorStyle = .singleLine
  /// The color of separators.
  open var separatorColor: UIColor?
  /// The room beside separators, in points.
  open var separatorInset: UIEdgeInsets = .zero
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The height of headers before they are measured, in points.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The height of footers before they are measured, in points.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The rows that are seen: none.
  open var visibleCells: [UITableViewCell] { [] }
  /// The rows that are seen: none.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The first selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  /// The height that a table finds for itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The look.
  open private(set) var style: Style = .plain
  /// What asks for rows before they are seen. It is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// What hears of drags. It is never called.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// What hears of drops. It is never called.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows are as wide as a text that is read well.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows keep out of unsafe areas.
  open var insetsContentViewsToSafeArea = true
  /// What is measured for the room beside separators.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What shows through between rows.
  open var separatorEffect: UIVisualEffect?
  /// The color of the index.
  open var sectionIndexColor: UIColor?
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the index under a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows a table with an index has at least.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The height of rows without content, in points.
  open var fillerRowHeight: CGFloat = -1
  /// Creates a table. UIKit makes one of this kind for a frame and a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a table without a place: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Accepted, and does nothing.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// An empty row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
  /// nil: there are no rows to use again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// nil: there are no headers to use again.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  /// Accepted, and does nothing.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  /// nil: no row was made.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// nil: no row was made.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// What the source says.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// What the source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Selects a row; nil for none. The delegate hears nothing of it.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }
  /// Takes a row out of the selection. The delegate hears nothing of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Accepted, and does nothing.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Accepted, and does nothing.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Accepted, and does nothing.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Accepted, and does nothing.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Accepted, and does nothing.
  open func reloadSectionIndexTitles() {}
  /// nil: no row is anywhere.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// None: no row is anywhere.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  /// An empty place: no row is anywhere.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// An empty place: no row is anywhere.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// An empty place: no header is anywhere.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// An empty place: no footer is anywhere.
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  /// nil: no header was made.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// nil: no footer was made.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Sets whether rows are edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

// Changes of rows. A table makes no rows, so nothing changes.
extension UITableView {
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// A way.
    case fade, right, left, top, bottom, none, middle, automatic
  }
  /// Where a row is to be seen.
  public enum ScrollPosition: Int, Sendable {
    /// A place.
    case none, top, middle, bottom
  }
  /// Accepted, and does nothing.
  public func beginUpdates() {}
  /// Accepted, and does nothing.
  public func endUpdates() {}
  /// Accepted, and does nothing.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Accepted, and does nothing.
  public func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Accepted, and does nothing.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
}
