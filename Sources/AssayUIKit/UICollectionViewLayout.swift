// SPDX-License-Identifier: MIT

/// Accepted, and never used: where the cells of a grid are.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The grid; nil, because none is laid out.
  open var collectionView: UICollectionView? { nil }
  /// The size of all, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Accepted, and does nothing.
  open func prepare() {}
  /// Accepted, and does nothing.
  open func invalidateLayout() {}
}

/// Accepted, and never used: cells in rows or columns.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A direction.
  public enum ScrollDirection: Int, Sendable {
    /// Down or across.
    case vertical, horizontal
  }
  /// Where the grid scrolls.
  open var scrollDirection: ScrollDirection = .vertical
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of cells before they are measured, in points.
  open var estimatedItemSize: CGSize = .zero
  /// The least distance of rows in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance of cells in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The room around a section in points.
  open var sectionInset: UIEdgeInsets = .zero
  /// The size of headers in points.
  open var headerReferenceSize: CGSize = .zero
  /// The size of footers in points.
  open var footerReferenceSize: CGSize = .zero
}

extension UICollectionView {
  /// Creates a grid. The layout is not used.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }
}
