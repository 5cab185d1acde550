// SPDX-License-Identifier: MIT

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

  /// The room above a header, in points; nil for the room that UIKit takes.
  public var headerTopPadding: CGFloat?
  /// How rows are separated.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// What changes how a row is separated. It is never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What a swipe to the end shows. It is never asked.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the start shows. It is never asked.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What a swipe shows beside a row.
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?
  /// What changes how a row is separated.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Creates a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Accepted, but not drawn: how rows are separated.
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    /// A way.
    case automatic, visible, hidden
  }

  /// Whether the separator above is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room beside the separator above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The room beside the separator below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color.
  public var color = UIColor.separator
  /// The color of a selected row.
  public var multipleSelectionColor = UIColor.separator
  /// What shows through.
  public var visualEffect: UIVisualEffect?

  /// Creates what a list of a look has.
  ///
  /// - Parameter listAppearance: the look. It is not used.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// The room that UIKit takes.
  public static let automaticInsets = NSDirectionalEdgeInsets.zero
}
