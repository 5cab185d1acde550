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
  /// None: no grid is laid out.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// nil: no grid is laid out.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: no grid is laid out.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: no grid is laid out.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: nothing comes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// nil: nothing goes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// false: nobody scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// false: no cell has a size of its own.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is computed again.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Accepted, and does nothing.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Where scrolling would end: where it would by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where scrolling would end: where it would by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether the layout is mirrored where text runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Accepted, and does nothing.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Accepted, and does nothing.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
  /// Accepted, and does nothing.
  open func invalidateLayout() {}
}

extension UICollectionView {
  /// Where a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down or across.
    case vertical, horizontal
  }
}

/// Accepted, and never used: cells in rows or columns.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Where the grid scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
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
  /// Whether headers stay at the start.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the end.
  open var sectionFootersPinToVisibleBounds = false
  /// What the room around a section is measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The size that a cell finds for itself.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// What the room around a section is measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// An edge.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
