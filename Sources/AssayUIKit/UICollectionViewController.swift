// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a controller of a grid.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The grid.
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: collectionViewLayout)
  /// Where the cells would be.
  public let collectionViewLayout: UICollectionViewLayout
  /// Whether the selection goes when the grid is seen again.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the user can move cells.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether the layout changes with the controller before.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Creates a controller.
  ///
  /// - Parameter layout: where the cells would be.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of rows. The names are not used.
  public override init(nibName: String?, bundle: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // What UIKit's controller does as the source of its grid.

  /// 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// None.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// An empty cell.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// What UIKit takes if nobody says so.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// What UIKit takes if nobody says so.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // What it does as the delegate of its grid.

  /// What UIKit takes if nobody says so.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// What UIKit takes if nobody says so.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// What UIKit takes if nobody says so.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
