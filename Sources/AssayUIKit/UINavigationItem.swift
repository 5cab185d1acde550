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
  /// Where the search bar is.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Whether items at the start leave the back button.
  open var leftItemsSupplementBackButton = false
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that begins.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar above content that begins.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The arrangement of titles and items.
  open var style = ItemStyle.navigator
  /// The words below the title.
  open var subtitle: String?
  /// The groups at the start.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups at the end.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// What a back button does. It is never called.
  open var backAction: UIAction?

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// A place.
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// How titles and items are arranged.
  public enum ItemStyle: Int, Sendable {
    /// A way.
    case navigator, browser, editor
  }

  /// Creates an item.
  public override init() { super.init() }
  /// Creates an item.
  ///
  /// - Parameter title: the title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Sets the item at the start.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the start.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the item at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether the back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UIViewController {
  private static let keptNavigationItem = KeptValue<UINavigationItem>()
  /// Accepted, but not drawn: what the controller says of the bar above it. It is made when code
  /// first asks for it, with the controller's title.
  public var navigationItem: UINavigationItem {
    if let item = Self.keptNavigationItem[self] { return item }
    let item = UINavigationItem()
    item.title = title
    Self.keptNavigationItem[self] = item
    return item
  }
  private static let keptTabBarItem = KeptValue<UITabBarItem>()
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Accepted, but not drawn: what the controller says of the tab bar below it. It is made when
  /// code first asks for it, with the controller's title.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = Self.keptTabBarItem[self] { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      Self.keptTabBarItem[self] = item
      return item
    }
    set { Self.keptTabBarItem[self] = newValue }
  }
  private static let keptToolbarItems = KeptValue<[UIBarButtonItem]>()
  /// Accepted, but not drawn: the items of the bar below the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { Self.keptToolbarItems[self] }
    set { Self.keptToolbarItems[self] = newValue }
  }
}
