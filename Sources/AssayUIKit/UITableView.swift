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
  /// Accepted, and does nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
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

/// Accepted, but not drawn: a row of a table.
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// A way.
    case none, blue, gray, `default`
  }
  /// How a selected row looks.
  open var selectionStyle: SelectionStyle = .default
  /// The view behind the row.
  open var backgroundView: UIView?
  /// The view behind a selected row.
  open var selectedBackgroundView: UIView?
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
}

/// Accepted, but not drawn: a header or footer of a table.
open class UITableViewHeaderFooterView: UIView {}

/// Accepted, but not drawn: a grid of UIKit.
open class UICollectionView: UIScrollView {
  /// What knows the cells. It is never asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Accepted, and does nothing.
  open func reloadData() {}
  /// Accepted, and does nothing.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// An empty cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// What knows the cells of a grid. A snapshot never asks it.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many cells a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// A cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What hears of a grid. A snapshot never calls it.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
/// What hears of a grid in rows or columns. A snapshot never calls it.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// Accepted, but not drawn: a cell of a grid.
open class UICollectionViewCell: UIView {
  /// The view of what is in the cell.
  open private(set) lazy var contentView = UIView()
}
