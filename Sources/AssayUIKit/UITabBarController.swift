// SPDX-License-Identifier: MIT

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
  /// How the tabs look.
  open var mode = Mode.automatic
  /// The tabs.
  open var tabs: [UITab] = []
  /// The selected tab.
  open var selectedTab: UITab?
  /// The controllers that the user can arrange.
  open var customizableViewControllers: [UIViewController]?
  /// The side bar.
  open private(set) lazy var sidebar = Sidebar()
  /// nil: there are never too many tabs.
  open var moreNavigationController: UINavigationController { UINavigationController() }
  /// Whether the tab bar is hidden.
  open var isTabBarHidden = false
  /// How the tab bar becomes smaller.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// How tabs look.
  public enum Mode: Int, Sendable {
    /// A way.
    case automatic, tabBar, tabSidebar
  }
  /// How a tab bar becomes smaller.
  public enum MinimizeBehavior: Int, Sendable {
    /// A way.
    case automatic, never, onScrollDown, onScrollUp
  }
  /// Accepted, but not drawn: the tabs at the side.
  @MainActor @preconcurrency
  open class Sidebar: NSObject {
    /// Whether it is hidden.
    open var isHidden = false
    /// What is above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// What is below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)?
  }

  /// Creates a controller of tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller of tabs.
  ///
  /// - Parameter tabs: the tabs.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Sets whether the tab bar is hidden.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// Never called: the user taps a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Never called: what is asked before a tab is selected.
  open weak var delegate: (any UITabBarControllerDelegate)?
}

/// What a tab bar controller asks. A rendering calls none of its methods.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// Accepted, but not drawn: a tab.
@MainActor @preconcurrency
open class UITab: NSObject {
  /// The words.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The words below.
  open var subtitle: String?
  /// The name in code.
  public let identifier: String
  /// The words of the badge.
  open var badgeValue: String?
  /// Whether it is hidden.
  open var isHidden = false
  /// Where the user may put it.
  open var preferredPlacement = Placement.automatic
  /// Whether the user may hide it.
  open var allowsHiding = false
  /// nil: no tab is shown.
  open var viewController: UIViewController? { nil }

  /// Where a tab is.
  public enum Placement: Int, Sendable {
    /// A place.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - image: the image.
  ///   - identifier: the name in code.
  ///   - viewControllerProvider: makes the controller. It is never called.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
  }
}

/// Accepted, but not drawn: a tab of a search.
open class UISearchTab: UITab {
  /// Whether a tap begins to search.
  open var automaticallyActivatesSearch = false
  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: makes the controller. It is never called.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(title: "", image: nil, identifier: "search")
  }
}

/// Accepted, but not drawn: tabs with a name of their own.
open class UITabGroup: UITab {
  /// The tabs.
  open var children: [UITab]
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - image: the image.
  ///   - identifier: the name in code.
  ///   - children: the tabs.
  ///   - viewControllerProvider: makes the controller. It is never called.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier)
  }
}

extension UIViewController {
  /// nil: the controller is in no tab.
  public var tabBarController: UITabBarController? { nil }
  /// nil: the controller is in no split view.
  public var splitViewController: UISplitViewController? { nil }
}
