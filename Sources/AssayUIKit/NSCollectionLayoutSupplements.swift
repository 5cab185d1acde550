// SPDX-License-Identifier: MIT

// What a layout has beside its cells. No grid of UIKit is laid out, so only what code says is kept.

/// Where something is on a cell.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: in points, or as parts of its size.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool

  /// A place at edges.
  public init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// A place near edges.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - absoluteOffset: how far it is moved, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }
  /// A place near edges.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - fractionalOffset: how far it is moved, as parts of its size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }
}

/// The room around a cell that its group does not give away.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The room at an edge.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// Creates room.
  ///
  /// - Parameters:
  ///   - leading: at the start.
  ///   - top: above.
  ///   - trailing: at the end.
  ///   - bottom: below.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// Accepted, and never used: a view on a cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// Where it is on its cell.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// What of it is there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is.
  open var zIndex = 0

  /// Creates a view on a cell.
  ///
  /// - Parameters:
  ///   - layoutSize: the size.
  ///   - elementKind: the kind.
  ///   - containerAnchor: where it is on its cell.
  ///   - itemAnchor: what of it is there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// Accepted, and never used: a view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// How far in front it is.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A view behind the whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// Where a cell of a group is.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in points.
  public let frame: CGRect
  /// How far in front it is.
  public let zIndex: Int
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - zIndex: how far in front it is.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The room of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the room around, in points.
  var effectiveContentSize: CGSize { get }
  /// The room around, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The room around, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A cell that is seen.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The middle in points.
  var center: CGPoint { get set }
  /// How it is moved, turned and scaled.
  var transform: CGAffineTransform { get set }
  /// How it is turned in space.
  var transform3D: CATransform3D { get set }
  /// The number.
  var indexPath: IndexPath { get }
  /// The place in points.
  var frame: CGRect { get }
  /// The size in points.
  var bounds: CGRect { get }
  /// The name.
  var name: String { get }
  /// What it is.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind; nil for a cell.
  var representedElementKind: String? { get }
}

/// What changes cells while the user scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// What the room around is measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// An edge.
  case automatic, none, safeArea, layoutMargins, readableContent
}
