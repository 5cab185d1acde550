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
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of an important item.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The image of the back button.
  open var backIndicatorImage = UIImage()
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
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
  }
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look. The style is not used.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Accepted, and does nothing.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  /// The look of one state.
  open private(set) lazy var normal = State()
  /// The look of an item with the focus.
  open private(set) lazy var focused = State()
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
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image.
    open var iconColor: UIColor?
    /// The color behind the badge.
    open var badgeBackgroundColor: UIColor?
  }
  /// The look of one state.
  open private(set) lazy var normal = State()
  /// The look of an item with the focus.
  open private(set) lazy var focused = State()
  /// The look of one state.
  open private(set) lazy var selected = State()
  /// The look of one state.
  open private(set) lazy var disabled = State()
  /// A kind of tab bar.
  public enum Style: Int, Sendable {
    /// A kind.
    case stacked, inline, compactInline
  }
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look.
  ///
  /// - Parameter style: the kind of tab bar. It is not used.
  public init(style: Style) { super.init() }
  /// Accepted, and does nothing.
  open func configureWithDefault(for style: Style) {}
}

/// The place of a bar, by UIKit's names.
public enum UIBarMetrics: Int, Sendable {
  /// A place.
  case `default`, compact
  /// A place with a prompt.
  case defaultPrompt = 101
  /// A place with a prompt.
  case compactPrompt
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
  /// What hears of taps. It is never called.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// How titles and items are arranged on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Adds an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the last item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    items?.isEmpty == false ? items?.removeLast() : nil
  }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Accepted, but not drawn.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
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
  /// What hears of taps. It is never called.
  open weak var delegate: (any UITabBarDelegate)?
  /// How tabs are placed.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs in points.
  open var itemWidth: CGFloat = 0
  /// The distance of tabs in points.
  open var itemSpacing: CGFloat = 0
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// How tabs are placed.
  public enum ItemPositioning: Int, Sendable {
    /// A way.
    case automatic, fill, centered
  }
}

/// How a bar looks, by UIKit's names.
public enum UIBarStyle: Int, Sendable {
  /// A look.
  case `default`, black
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// A place.
  case any, bottom, top, topAttached
}

/// How a view behaves on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// A way.
  case automatic, pad, mac
}

/// What decides where a bar is. It is never asked.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
/// What hears of a navigation bar. None of its methods is called.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
/// What hears of a tool bar. None of its methods is called.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
/// What hears of a tab bar. None of its methods is called.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {}
