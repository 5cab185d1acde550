// SPDX-License-Identifier: MIT

/// What tables and grids of UIKit have in common. Neither makes its rows or cells, so changes of
/// them change nothing.
open class ItemScrollView: UIScrollView {
  /// When a view asks for the sizes of what it shows again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// A way.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus can be on items.
  open var allowsFocus = false
  /// Whether the focus can be on items while they are edited.
  open var allowsFocusDuringEditing = false
  /// Whether the selection follows the focus.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the last item.
  open var remembersLastFocusedIndexPath = false
  /// Whether items are edited.
  open var isEditing = false
  /// Whether items are asked for before they are seen.
  open var isPrefetchingEnabled = true
  /// Whether the user can drag items.
  open var dragInteractionEnabled = false
  /// When sizes are asked for again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// false: nothing changes.
  open var hasUncommittedUpdates: Bool { false }
  /// false: nobody drags.
  open var hasActiveDrag: Bool { false }
  /// false: nobody drops.
  open var hasActiveDrop: Bool { false }

  /// The selected items in the order of their selection.
  private(set) var selectedPaths: [IndexPath] = []
  func select(_ path: IndexPath?) {
    guard let path else {
      selectedPaths = []
      return
    }
    if !allowsMultipleSelection { selectedPaths = [] }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
  }
  func deselect(_ path: IndexPath) { selectedPaths.removeAll { $0 == path } }

  /// Makes no items. As in UIKit, none is selected afterwards.
  open func reloadData() { selectedPaths = [] }
  /// Makes the changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
}
