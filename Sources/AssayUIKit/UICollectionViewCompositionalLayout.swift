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

  /// Creates a cell.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
  }
}

/// Accepted, and never used: cells in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between cells.
  open var interItemSpacing: NSCollectionLayoutSpacing?

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
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// Whether it stays while its section is seen.
  open var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
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

/// How a grid looks as a list.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// A look.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What is above and below a section.
  public enum BoundaryMode: Int, Sendable {
    /// A way.
    case none, supplementary, firstItemInSection
  }

  /// The look.
  public let appearance: Appearance
  /// Whether rows are separated.
  public var showsSeparators = true
  /// The color behind the rows.
  public var backgroundColor: UIColor?
  /// What is above a section.
  public var headerMode = BoundaryMode.none
  /// What is below a section.
  public var footerMode = BoundaryMode.none

  /// Creates a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What holds for all sections of a layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where the grid scrolls.
  open var scrollDirection: UICollectionViewFlowLayout.ScrollDirection = .vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
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
