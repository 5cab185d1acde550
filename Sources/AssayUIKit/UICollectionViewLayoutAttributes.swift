// SPDX-License-Identifier: MIT

/// Where an item of a grid is, and how it looks. Only an app's own layout makes some.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What an item is.
  public enum ElementCategory: UInt, Sendable {
    /// A kind.
    case cell, supplementaryView, decorationView
  }

  /// The number of the item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the item is.
  open private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a header or decoration; nil for a cell.
  open private(set) var representedElementKind: String?
  /// The place in points.
  open var frame = CGRect.zero
  /// The size in points, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The middle in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size in points, around the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// How the item is moved, turned and scaled.
  open var transform = CGAffineTransform.identity
  /// How the item is turned in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque the item is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front the item is.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false

  /// Creates attributes of nothing.
  public override required init() { super.init() }
  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// Equal attributes that can be changed alone. A subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

/// What a layout computes again.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is computed again.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of items are asked for again.
  open var invalidateDataSourceCounts: Bool { false }
  /// How the content moves, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How the size of the content changes, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Accepted, and does nothing.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// What a layout of rows or columns computes again.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the sizes of items are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed again.
  open var invalidateFlowLayoutAttributes = true
}
