// SPDX-License-Identifier: MIT

/// Accepted, and never shown: the menu of a selection, as before iOS 16.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// The one.
  public static let shared = UIMenuController()
  /// Commands of the app's own.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is shown. It is not kept.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// Accepted, and shows nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Accepted, and does nothing.
  open func hideMenu() {}
  /// Accepted, and does nothing.
  open func hideMenu(from targetView: UIView) {}
  /// Accepted, and does nothing.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Accepted, and shows nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Accepted, and does nothing.
  open func update() {}
  /// Where the arrow of the menu points.
  open var arrowDirection = ArrowDirection.default
  /// An empty place: the menu is never shown.
  open var menuFrame: CGRect { .zero }
  /// Where the arrow of a menu points.
  public enum ArrowDirection: Int, Sendable {
    /// A direction.
    case `default`, up, down, left, right
  }

  /// Never posted.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Never posted.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Never posted.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Never posted.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// Accepted, and never shown: a command in the menu of a selection.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The words.
  open var title: String
  /// What is done.
  open var action: Selector
  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - action: what is done. It is never called.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// Accepted, and never shown: the menu of a selection.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What decides. It is never asked.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// Creates a menu.
  ///
  /// - Parameter delegate: what decides.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Accepted, and shows nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Accepted, and does nothing.
  open func dismissMenu() {}
  /// Accepted, and does nothing.
  open func reloadVisibleMenu() {}
}

/// What decides about the menu of a selection. It is never asked.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}

/// Where the menu of a selection is.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// The name in code.
  public let identifier: AnyHashable
  /// The place in points.
  public let sourcePoint: CGPoint
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - identifier: the name in code.
  ///   - sourcePoint: the place in points.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// What builds the menus of an app. It is never asked.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
  /// Never called: removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Never called: adds a menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Never called: adds a menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Never called: adds a menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Never called: adds a menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Never called: replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
}

extension UIMenu.Identifier {
  /// A menu of the system.
  public static let application = Self("com.apple.menu.application")
  /// A menu of the system.
  public static let file = Self("com.apple.menu.file")
  /// A menu of the system.
  public static let edit = Self("com.apple.menu.edit")
  /// A menu of the system.
  public static let format = Self("com.apple.menu.format")
  /// A menu of the system.
  public static let view = Self("com.apple.menu.view")
  /// A menu of the system.
  public static let window = Self("com.apple.menu.window")
  /// A menu of the system.
  public static let help = Self("com.apple.menu.help")
  /// A menu of the system.
  public static let lookup = Self("com.apple.menu.lookup")
  /// A menu of the system.
  public static let share = Self("com.apple.menu.share")
  /// A menu of the system.
  public static let services = Self("com.apple.menu.services")
  /// A menu of the system.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
}
