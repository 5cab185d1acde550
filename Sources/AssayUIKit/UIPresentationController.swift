// SPDX-License-Identifier: MIT

/// Accepted, and never used: what presents a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// What hears of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that is presented.
  public let presentedViewController: UIViewController

  /// Creates what presents a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
  }
}

/// What hears of a presentation. None of its methods is called.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// What hears of a popover. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// nil: nothing is presented.
  public var presentationController: UIPresentationController? { nil }
  /// nil: nothing is presented.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

/// Accepted, and never used: what presents a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the popover points.
  open var sourceView: UIView?
  /// Where the popover points, in points.
  open var sourceRect: CGRect = .zero
  /// The sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The sides of a popover's arrow, by UIKit's names.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt
  /// Creates a set of sides.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A side.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// A side.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// A side.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// A side.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All sides.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Accepted, but not drawn: tabs of UIKit.
open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]?
  /// The number of the selected tab.
  open var selectedIndex = 0
  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get {
      viewControllers.flatMap {
        $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil
      }
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// The bar.
  open private(set) lazy var tabBar = UITabBar()
  /// Never called: what is asked before a tab is selected.
  open weak var delegate: (any UITabBarControllerDelegate)?
}

/// What a tab bar controller asks. A rendering calls none of its methods.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

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
  }

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
  ) { super.init(nibName: nil, bundle: nil) }
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

extension UIViewController {
  /// nil: the controller is in no tab.
  public var tabBarController: UITabBarController? { nil }
  /// nil: the controller is in no split view.
  public var splitViewController: UISplitViewController? { nil }
}
