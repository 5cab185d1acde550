// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: pages of UIKit.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// A way.
    case pageCurl, scroll
  }
  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// A direction.
    case horizontal, vertical
  }
  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// A direction.
    case forward, reverse
  }
  /// Keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where pages are bound.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }
  /// Where pages are bound.
  public enum SpineLocation: Int, Sendable {
    /// A place.
    case none, min, mid, max
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Where the next page is.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have a back.
  open var isDoubleSided = false
  /// None: nobody swipes.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// What gives the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What hears of turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the pages that are shown.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
}

/// What gives pages. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What hears of turns. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
