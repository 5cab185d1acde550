// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a view that a grid uses again.
open class UICollectionReusableView: UIView {
  /// The name by which a grid uses views again; nil, because none does.
  open var reuseIdentifier: String? { nil }
  /// Accepted, and does nothing.
  open func prepareForReuse() {}
}

/// Accepted, but not drawn: a cell of a grid.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of what is in the cell.
  open private(set) lazy var contentView = UIView()
  /// The view behind the cell.
  open var backgroundView: UIView?
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// What is in the cell.
  open var contentConfiguration: (any UIContentConfiguration)?
}
