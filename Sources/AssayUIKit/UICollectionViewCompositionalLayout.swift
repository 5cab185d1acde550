// SPDX-License-Identifier: MIT

// No grid of UIKit is laid out, so a layout only keeps what code says.

/// A length of a cell.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// A part of a length, or points.
  public let dimension: CGFloat

  /// A part of the width around.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(dimension: fraction) }
  /// A part of the height around.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self(dimension: fraction) }
  /// Points.
  public static func absolute(_ length: CGFloat) -> Self { Self(dimension: length) }
  /// Points before the cell is measured.
  public static func estimated(_ length: CGFloat) -> Self { Self(dimension: length) }
}

/// The size of a cell.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A distance between cells.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// In points.
  public let spacing: CGFloat
  /// Exactly a number of points.
  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
  /// A number of points or more.
  public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
}

/// Accepted, and never used: a cell of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The room around, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The room around that the group does not give away.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What is on the cell.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates a cell.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Accepted, and never used: cells in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between cells.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The cells: none is kept.
  open var subitems: [NSCollectionLayoutItem] { [] }

  /// Cells in their own places; the closure is never called.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }

  /// A row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// A row of equal cells.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// A row of equal cells.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// A column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// A column of equal cells.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  /// A column of equal cells.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
}

/// Accepted, and never used: a header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it stays at its edge.
  open var pinToVisibleBounds = false
  /// Whether the content makes room for it.
  open var extendsBoundary = true
  /// Where it is.
  public let alignment: NSRectAlignment
  /// How far it is moved, in points.
  public let offset: CGPoint

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: []))
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// An edge or a corner.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What a layout knows of its grid.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// How a section scrolls across the grid.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// A way.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Accepted, and never used: the cells of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  /// The room around, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// The header and the footer.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the cells.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What the room around is measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the room around the header and the footer is measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers have the room around too.
  open var supplementariesFollowContentInsets = true
  /// What changes cells while the user scrolls. It is never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {}

  private override init() {}

  /// Creates a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection()
  }
}

/// What holds for all sections of a layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where the grid scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The header and the footer of all.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the room around is measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Accepted, and never used: sections that are laid out by groups.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout of equal sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
  }
  /// Creates a layout; the closure is never called.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
  }
  private override init() {}

  /// Creates a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout()
  }
}
