// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a view that a grid uses again.
open class UICollectionReusableView: UIView {
  /// The name by which a grid uses views again; nil, because none does.
  open var reuseIdentifier: String? { nil }
  /// Accepted, and does nothing.
  open func prepareForReuse() {}
  /// Never called: the grid says where the view is.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The same place.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// Never called: the grid gets another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Never called: the grid got another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
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
  /// What makes the looks of a state, which is never asked.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state: nobody touches the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Accepted, and does nothing.
  open func setNeedsUpdateConfiguration() {}
  /// Never called.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Never called: a drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// How far a drag is.
  public enum DragState: Int, Sendable {
    /// A state.
    case none, lifting, dragging
  }
}
