// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what a controller says of the bar above it.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How a title is displayed.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// A way.
    case automatic, always, never
  }

  /// What the way back to the controller says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// A way.
    case `default`, generic, minimal
  }

  /// The title.
  open var title: String?
  /// The words above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// How the title is displayed.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// Whether the way back is hidden.
  open var hidesBackButton = false
  /// The item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The items at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The way back to the controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the way back to the controller says, unless it has words of its own.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// The words of the way back to the controller.
  open var backButtonTitle: String?
  /// The field for a search.
  open var searchController: UISearchController?
  /// Whether the field for a search hides when the content scrolls.
  open var hidesSearchBarWhenScrolling = true
}

extension UIViewController {
  /// Accepted, but not drawn: what the controller says of the bar above it.
  public var navigationItem: UINavigationItem { UINavigationItem() }
  /// Accepted, but not drawn: what the controller says of the tab bar below it.
  public var tabBarItem: UITabBarItem {
    get { UITabBarItem() }
    set {}
  }
  /// Accepted, but not drawn: the items of the bar below the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { nil }
    set {}
  }
}

/// Accepted, and never read: a file of controllers.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  /// Names a file, which is not read.
  public init(name: String, bundle: Bundle?) {}
  /// A controller without content.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// A controller without content.
  open func instantiateViewController(identifier: String) -> UIViewController {
    UIViewController()
  }
  /// A controller without content.
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
}
