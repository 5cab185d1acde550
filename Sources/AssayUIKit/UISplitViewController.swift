// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: controllers beside each other.
open class UISplitViewController: UIViewController {
  /// How many columns.
  public enum Style: Int, Sendable {
    /// A number.
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// A column.
    case primary, supplementary, secondary, compact, inspector
  }
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// A way.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    /// A way.
    case twoOverSecondary, twoDisplaceSecondary
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    /// A way.
    case automatic, tile, overlay, displace
  }

  /// How many columns.
  public let style: Style
  /// The controllers.
  open var viewControllers: [UIViewController] = []
  /// Which columns are shown.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width of the first column, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// The width of the first column in points.
  open var preferredPrimaryColumnWidth: CGFloat = -1
  /// The least width of the first column in points.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// The greatest width of the first column in points.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// Which columns are shown.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// Whether there is one column.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// What hears of changes. None of its methods is called.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]

  /// Creates a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the controller of a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Accepted, and does nothing.
  open func show(_ column: Column) {}
  /// Accepted, and does nothing.
  open func hide(_ column: Column) {}
}

/// What hears of columns. None of its methods is called.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
