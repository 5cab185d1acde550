// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a grid of UIKit.
open class UICollectionView: UIScrollView {
  /// What knows the cells. It is never asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Where the cells are. It is never used.
  open var collectionViewLayout = UICollectionViewLayout()
  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether several cells can be selected.
  open var allowsMultipleSelection = false
  /// The cells that are seen: none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The cells that are seen: none.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The selected cells: none.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
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
  /// Accepted, and does nothing.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Accepted, and does nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Accepted, and does nothing.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Sets where the cells are.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
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
  /// Makes the changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Accepted, and does nothing.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Accepted, and does nothing.
  public func insertSections(_ sections: IndexSet) {}
  /// Accepted, and does nothing.
  public func deleteSections(_ sections: IndexSet) {}
  /// Accepted, and does nothing.
  public func reloadSections(_ sections: IndexSet) {}
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
