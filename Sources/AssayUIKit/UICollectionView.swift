// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a grid of UIKit.
open class UICollectionView: ItemScrollView {
  /// What knows the cells. It is never asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What asks for cells before they are seen. It is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// What hears of drags. It is never called.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// What hears of drops. It is never called.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// How fast cells make room for a drag.
  open var reorderingCadence = ReorderingCadence.immediate
  /// How fast cells make room for a drag.
  public enum ReorderingCadence: Int, Sendable {
    /// A way.
    case immediate, fast, slow
  }
  /// Where the cells are. It is never used.
  open var collectionViewLayout: UICollectionViewLayout
  /// Creates a grid with where its cells are.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - layout: where the cells are.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// Creates a grid in a place in points, with a layout of no cells.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }
  /// Creates a grid without a place: there are no archives.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  /// The cells that are seen: none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The cells that are seen: none.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The selected cells; an empty list for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Accepted, and does nothing.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// An empty cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  /// Accepted, and does nothing.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// An empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }
  /// nil: no cell was made.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// nil: no cell was made.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// What the source says.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// What the source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// nil: no cell is anywhere.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// nil: no cell is anywhere.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: no view is anywhere.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: no view was made.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// None: no view was made.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { [] }
  /// None: no view was made.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }
  /// Accepted, and does nothing.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Accepted, and does nothing.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// false: nobody drags.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Accepted, and does nothing.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Accepted, and does nothing.
  open func endInteractiveMovement() {}
  /// Accepted, and does nothing.
  open func cancelInteractiveMovement() {}
  /// Selects a cell; nil for none. The delegate hears nothing of it.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }
  /// Takes a cell out of the selection. The delegate hears nothing of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Accepted, and does nothing.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Sets where the cells are.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}

// Changes of cells. A grid makes no cells, so nothing changes.
extension UICollectionView {
  /// Where a cell is to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates places.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A place.
    public static let top = ScrollPosition(rawValue: 1)
    /// A place.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// A place.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// A place.
    public static let left = ScrollPosition(rawValue: 8)
    /// A place.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// A place.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// Accepted, and does nothing.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Accepted, and does nothing.
  public func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Accepted, and does nothing.
  public func insertSections(_ sections: IndexSet) {}
  /// Accepted, and does nothing.
  public func deleteSections(_ sections: IndexSet) {}
  /// Accepted, and does nothing.
  public func reloadSections(_ sections: IndexSet) {}
}
