// SPDX-License-Identifier: MIT

/// Menus, the menu bar's items and popovers of the Mac, which nobody opens, and other apps, of
/// which there are none.
extension StandIn {
  static let appKitMenus = """

    @MainActor @preconcurrency
    public protocol NSMenuDelegate: NSObjectProtocol {
      func menuNeedsUpdate(_ menu: NSMenu)
      func menuWillOpen(_ menu: NSMenu)
      func menuDidClose(_ menu: NSMenu)
    }

    extension NSMenuDelegate {
      public func menuNeedsUpdate(_ menu: NSMenu) {}
      public func menuWillOpen(_ menu: NSMenu) {}
      public func menuDidClose(_ menu: NSMenu) {}
    }

    @MainActor @preconcurrency
    public protocol NSMenuItemValidation: NSObjectProtocol {
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }

    @MainActor @preconcurrency
    open class NSMenu: NSObject {
      open var title: String
      open var items: [NSMenuItem] = []
      open weak var delegate: (any NSMenuDelegate)?
      open weak var supermenu: NSMenu?
      open var autoenablesItems = true
      open var showsStateColumn = true
      open var minimumWidth: CGFloat = 0
      open var font: NSFont!
      open var numberOfItems: Int { items.count }
      open var highlightedItem: NSMenuItem? { nil }
      public override convenience init() { self.init(title: "") }
      public init(title: String) { self.title = title }
      open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
      @discardableResult
      open func addItem(
        withTitle string: String, action selector: Selector?, keyEquivalent: String
      ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: keyEquivalent)
        addItem(item)
        return item
      }
      open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        newItem.menu = self
        items.insert(newItem, at: index)
      }
      open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
      open func removeItem(at index: Int) { items.remove(at: index) }
      open func removeAllItems() { items.removeAll() }
      open func item(at index: Int) -> NSMenuItem? {
        items.indices.contains(index) ? items[index] : nil
      }
      open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
      open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
      open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
      open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
      open func update() {}
      open func cancelTracking() {}
      @discardableResult
      open func popUp(
        positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?
      ) -> Bool {
        false
      }
      open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
    }

    @MainActor @preconcurrency
    open class NSMenuItem: NSObject {
      open var title: String
      open var attributedTitle: NSAttributedString?
      open var action: Selector?
      open weak var target: AnyObject?
      open var keyEquivalent: String
      open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
      open var state = NSControl.StateValue.off
      open var isEnabled = true
      open var isHidden = false
      open var isAlternate = false
      open var tag = 0
      open var indentationLevel = 0
      open var image: NSImage?
      open var view: NSView?
      open var toolTip: String?
      open var representedObject: Any?
      open var submenu: NSMenu? {
        didSet { submenu?.supermenu = menu }
      }
      open fileprivate(set) weak var menu: NSMenu?
      open private(set) var isSeparatorItem = false
      open var hasSubmenu: Bool { submenu != nil }
      open var isHighlighted: Bool { false }
      public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
      public init(title string: String, action selector: Selector?, keyEquivalent: String) {
        title = string
        action = selector
        self.keyEquivalent = keyEquivalent
      }
      open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
      }
    }

    @MainActor @preconcurrency
    open class NSStatusBar: NSObject {
      public static let system = NSStatusBar()
      open var thickness: CGFloat { 22 }
      open var isVertical: Bool { false }
      open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem()
        item.length = length
        return item
      }
      open func removeStatusItem(_ item: NSStatusItem) {}
    }

    @MainActor @preconcurrency
    open class NSStatusBarButton: NSButton {
      open var appearsDisabled = false
    }

    @MainActor @preconcurrency
    open class NSStatusItem: NSObject {
      public struct Behavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removalAllowed = Behavior(rawValue: 1 << 1)
        public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
      }
      public nonisolated static let variableLength: CGFloat = -1
      public nonisolated static let squareLength: CGFloat = -2
      open var length = NSStatusItem.variableLength
      open var menu: NSMenu?
      open var isVisible = true
      open var behavior: Behavior = []
      open var autosaveName: String! = ""
      open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
      open weak var statusBar: NSStatusBar? { .system }
    }

    @MainActor @preconcurrency
    public protocol NSPopoverDelegate: NSObjectProtocol {
      func popoverShouldClose(_ popover: NSPopover) -> Bool
      func popoverShouldDetach(_ popover: NSPopover) -> Bool
      func popoverWillShow(_ notification: Notification)
      func popoverDidShow(_ notification: Notification)
      func popoverWillClose(_ notification: Notification)
      func popoverDidClose(_ notification: Notification)
    }

    extension NSPopoverDelegate {
      public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
      public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
      public func popoverWillShow(_ notification: Notification) {}
      public func popoverDidShow(_ notification: Notification) {}
      public func popoverWillClose(_ notification: Notification) {}
      public func popoverDidClose(_ notification: Notification) {}
    }

    @MainActor @preconcurrency
    open class NSPopover: UIResponder {
      public enum Behavior: Int, Sendable {
        case applicationDefined, transient, semitransient
      }
      public nonisolated static let willShowNotification = Notification.Name(
        "NSPopoverWillShowNotification")
      public nonisolated static let didShowNotification = Notification.Name(
        "NSPopoverDidShowNotification")
      public nonisolated static let willCloseNotification = Notification.Name(
        "NSPopoverWillCloseNotification")
      public nonisolated static let didCloseNotification = Notification.Name(
        "NSPopoverDidCloseNotification")
      open var contentViewController: NSViewController?
      open var contentSize = CGSize.zero
      open var behavior = Behavior.applicationDefined
      open var animates = true
      open var appearance: NSAppearance?
      open weak var delegate: (any NSPopoverDelegate)?
      open var isShown: Bool { false }
      open func show(
        relativeTo positioningRect: CGRect, of view: NSView, preferredEdge: NSRectEdge
      ) {}
      open func close() {}
      open func performClose(_ sender: Any?) {}
    }

    public final class NSRunningApplication: NSObject, @unchecked Sendable {
      public struct ActivationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
      }
      public static let current = NSRunningApplication()
      public static func runningApplications(
        withBundleIdentifier bundleIdentifier: String
      ) -> [NSRunningApplication] {
        []
      }
      public var localizedName: String? { nil }
      public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
      public var bundleURL: URL? { nil }
      public var executableURL: URL? { nil }
      public var icon: NSImage? { nil }
      public var launchDate: Date? { nil }
      public var processIdentifier: Int32 { -1 }
      public var activationPolicy: NSApplication.ActivationPolicy { .regular }
      public var isActive: Bool { false }
      public var isHidden: Bool { false }
      public var isTerminated: Bool { false }
      public var isFinishedLaunching: Bool { true }
      @discardableResult
      public func activate(options: ActivationOptions = []) -> Bool { false }
      @discardableResult
      public func hide() -> Bool { false }
      @discardableResult
      public func unhide() -> Bool { false }
      @discardableResult
      public func terminate() -> Bool { false }
      @discardableResult
      public func forceTerminate() -> Bool { false }
    }

    extension NSWorkspace {
      public struct OpenConfiguration: Sendable {
        public var activates = true
        public var hides = false
        public var addsToRecentItems = true
        public var arguments: [String] = []
        public init() {}
      }
      public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
      public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
      public static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
      public static let screensDidSleepNotification = Notification.Name(
        "NSWorkspaceScreensDidSleepNotification")
      public static let screensDidWakeNotification = Notification.Name(
        "NSWorkspaceScreensDidWakeNotification")
      public static let sessionDidResignActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")
      public static let sessionDidBecomeActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
      public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
      public var runningApplications: [NSRunningApplication] { [] }
      public var frontmostApplication: NSRunningApplication? { nil }
      public var menuBarOwningApplication: NSRunningApplication? { nil }
      public func icon(forFile fullPath: String) -> NSImage { NSImage() }
      public func icon(for contentType: UTType) -> NSImage { NSImage() }
    }

    @MainActor @preconcurrency
    open class NSHapticFeedbackManager: NSObject {
      public enum FeedbackPattern: Int, Sendable {
        case generic, alignment, levelChange
      }
      public enum PerformanceTime: UInt, Sendable {
        case `default`, now, drawCompleted
      }
      public static let defaultPerformer = NSHapticFeedbackManager()
      open func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    @MainActor @preconcurrency
    public final class NSAnimationContext: NSObject {
      public static let current = NSAnimationContext()
      public var duration: TimeInterval = 0.25
      public var allowsImplicitAnimation = false
      public var completionHandler: (() -> Void)?
      public static func beginGrouping() {}
      public static func endGrouping() {}
      /// An animation is at its end at once.
      public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
      ) {
        changes(NSAnimationContext())
        completionHandler?()
      }
    }

    """
}
