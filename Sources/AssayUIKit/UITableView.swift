// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a table of UIKit.
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// A look.
    case plain, grouped, insetGrouped
  }

  /// How a table separates rows.
  public enum SeparatorStyle: Int, Sendable {
    /// A way.
    case none, singleLine
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
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows are edited.
  open var isEditing = false
  /// The height of headers before they are measured, in points.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The height of footers before they are measured, in points.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The rows that are seen: none.
  open var visibleCells: [UITableViewCell] { [] }
  /// The rows that are seen: none.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The selected row: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The selected rows: none.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The height that a table finds for itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  /// Accepted, and does nothing.
  open func reloadData() {}
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
  /// Accepted, and does nothing.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Accepted, and does nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Accepted, and does nothing.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
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
  /// Makes the changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Accepted, and does nothing.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Accepted, and does nothing.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Accepted, and does nothing.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
}

/// What knows the rows of a table. A snapshot never asks it.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What hears of a table. A snapshot never calls it.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Accepted, but not drawn: a controller of a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open lazy var tableView: UITableView! = UITableView()
  /// Creates a controller.
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// None.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
  /// 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
