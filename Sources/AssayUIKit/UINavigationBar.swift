// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the look of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates a look.
  public override init() { super.init() }
  /// Accepted, and does nothing.
  open func configureWithDefaultBackground() {}
  /// Accepted, and does nothing.
  open func configureWithOpaqueBackground() {}
  /// Accepted, and does nothing.
  open func configureWithTransparentBackground() {}
}

/// Accepted, but not drawn: the look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that ends something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Accepted, but not drawn: the image of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// Accepted, but not drawn: the look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The color of the mark of the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The mark of the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The look of tabs with the image above.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the image beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs on small screens.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Accepted, but not drawn: the look of a bar's buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The look of one state.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look. The style is not used.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// The look of one state.
  open private(set) lazy var normal = State()
  /// The look of one state.
  open private(set) lazy var highlighted = State()
  /// The look of one state.
  open private(set) lazy var disabled = State()
}

/// Accepted, but not drawn: the look of tabs.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The look of one state.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the image.
    open var iconColor: UIColor?
    /// The color behind the badge.
    open var badgeBackgroundColor: UIColor?
  }
  /// The look of one state.
  open private(set) lazy var normal = State()
  /// The look of one state.
  open private(set) lazy var selected = State()
  /// The look of one state.
  open private(set) lazy var disabled = State()
}

/// The place of a bar, by UIKit's names.
public enum UIBarMetrics: Int, Sendable {
  /// A place.
  case `default`, compact
}

/// Accepted, but not drawn: a navigation bar of UIKit.
open class UINavigationBar: UIView {
  /// The look at rest.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look on a small screen.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look where the content is at its start.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Accepted, but not drawn: the look in a low bar while content is under its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// What the bar shows; empty.
  open var items: [UINavigationItem]?
  /// nil: nothing is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// nil: nothing is behind.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Accepted, but not drawn: the image behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

extension UINavigationController {
  /// Accepted, but not drawn: a bar whose settings have no effect.
  public var navigationBar: UINavigationBar { UINavigationBar() }
  /// nil: nothing is touched.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Accepted, but not drawn: whether the bar is hidden.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// Accepted, but not drawn: a tab bar of UIKit.
open class UITabBar: UIView {
  /// The look at rest.
  open var standardAppearance = UITabBarAppearance()
  /// The look where the content is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The selected tab.
  open var selectedItem: UITabBarItem?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The tabs.
  open var items: [UITabBarItem]?
}

/// How a bar looks, by UIKit's names.
public enum UIBarStyle: Int, Sendable {
  /// A look.
  case `default`, black
}

/// Accepted, but not drawn: a toolbar of UIKit.
open class UIToolbar: UIView {
  /// What the bar shows.
  open var items: [UIBarButtonItem]?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Sets what the bar shows.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
}

/// Accepted, but not drawn: an item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item receives events.
  open var isEnabled = true
  /// A number of the item.
  open var tag = 0
  /// Whether assistive technology finds the item.
  open var isAccessibilityElement = true
  /// The words for assistive technology.
  open var accessibilityLabel: String?
  /// What the item does, for assistive technology.
  open var accessibilityHint: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Accepted, but not drawn: the look of the title.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// Accepted, but not drawn: a button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// A look.
    case plain = 0
    /// A look.
    case done = 2
  }
  /// What the system shows in a button.
  public enum SystemItem: Int, Sendable {
    /// A button.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// A button.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    /// A button.
    case redo, pageCurl, close, writingTools
  }

  /// How the button looks.
  open var style = Style.plain
  /// Who hears of a tap, which nobody makes.
  open weak var target: AnyObject?
  /// The name of what a tap calls.
  open var action: Selector?
  /// What a tap does, which nobody makes.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The view in the place of the button.
  open var customView: UIView?
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0

  /// Creates a button.
  public override required init() { super.init() }
  /// Creates a button with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Creates a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }
  /// Creates a button of the system's.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates a button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates a view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Room that grows.
  public class func flexibleSpace() -> Self { Self() }
  /// Room, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.width = width
    return item
  }
  /// An object on which a look has no effect, which is reported.
  public static func appearance() -> UIBarButtonItem {
    LeftOutNotes.add("the look that UIBarButtonItem.appearance() sets")
    return UIBarButtonItem()
  }
  /// An object on which a look has no effect, for items in some containers.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
  /// The color.
  open var tintColor: UIColor?
}

/// Accepted, but not drawn: a tab of UIKit.
open class UITabBarItem: UIBarItem {
  /// An object on which a look has no effect, which is reported.
  public static func appearance() -> UITabBarItem {
    LeftOutNotes.add("the look that UITabBarItem.appearance() sets")
    return UITabBarItem()
  }
  /// The badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}
