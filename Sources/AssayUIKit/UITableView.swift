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
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Accepted, and does nothing.
  open func reloadData() {}
}

/// Accepted, but not drawn: a cell of a grid.
open class UICollectionViewCell: UIView {
  /// The view of what is in the cell.
  open private(set) lazy var contentView = UIView()
}
