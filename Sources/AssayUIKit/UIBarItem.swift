// SPDX-License-Identifier: MIT

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
  /// The titles that the item may have.
  open var possibleTitles: Set<String>?
  /// Whether the item is on.
  open var isSelected = false
  /// Whether the item is hidden.
  open var isHidden = false
  /// Whether a tap chooses in the menu.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a symbol may move.
  open var isSymbolAnimationEnabled = false
  /// Whether glass is shared with its neighbors.
  open var sharesBackground = true
  /// Whether the glass behind is hidden.
  open var hidesSharedBackground = false
  /// Accepted, but not drawn.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
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
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look.
  open var standardAppearance: UITabBarAppearance?
  /// The look above content that ends.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Accepted, but not drawn.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// A tab that UIKit knows.
  public enum SystemItem: Int, Sendable {
    /// A tab.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// A tab.
    case downloads, mostRecent, mostViewed
  }
  /// Creates a tab that UIKit knows.
  ///
  /// - Parameters:
  ///   - systemItem: the tab. Its words and its image are not known.
  ///   - tag: a number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}
