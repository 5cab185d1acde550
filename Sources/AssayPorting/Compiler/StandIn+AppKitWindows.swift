// SPDX-License-Identifier: MIT

/// Windows of the Mac, none of which is shown.
extension StandIn {
  static let appKitWindows = """

    @MainActor @preconcurrency
    public protocol NSWindowDelegate: NSObjectProtocol {
      func windowShouldClose(_ sender: NSWindow) -> Bool
      func windowWillClose(_ notification: Notification)
      func windowDidBecomeKey(_ notification: Notification)
      func windowDidResignKey(_ notification: Notification)
      func windowDidResize(_ notification: Notification)
      func windowDidMove(_ notification: Notification)
    }

    extension NSWindowDelegate {
      public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
      public func windowWillClose(_ notification: Notification) {}
      public func windowDidBecomeKey(_ notification: Notification) {}
      public func windowDidResignKey(_ notification: Notification) {}
      public func windowDidResize(_ notification: Notification) {}
      public func windowDidMove(_ notification: Notification) {}
    }

    public typealias NSResponder = UIResponder

    @MainActor @preconcurrency
    public protocol NSUserInterfaceValidations: NSObjectProtocol {}

    @MainActor @preconcurrency
    open class NSWindow: UIResponder {
      open class var allowsAutomaticWindowTabbing: Bool {
        get { true }
        set {}
      }
      public struct StyleMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
      }
      public struct CollectionBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
      }
      public enum ButtonType: UInt, Sendable {
        case closeButton = 0
        case miniaturizeButton = 1
        case zoomButton = 2
        case toolbarButton = 3
        case documentIconButton = 4
      }
      public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow = 3
        case utilityWindow = 4
        case alertPanel = 5
      }
      public enum TabbingMode: Int, Sendable {
        case automatic, preferred, disallowed
      }
      public enum ToolbarStyle: Int, Sendable {
        case automatic, expanded, preference, unified, unifiedCompact
      }
      public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
      }
      public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
      }
      public enum TitleVisibility: Int, Sendable {
        case visible, hidden
      }
      public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "NSWindowDidBecomeKeyNotification")
      public nonisolated static let didResignKeyNotification = Notification.Name(
        "NSWindowDidResignKeyNotification")
      public nonisolated static let willCloseNotification = Notification.Name(
        "NSWindowWillCloseNotification")
      public nonisolated static let didResizeNotification = Notification.Name(
        "NSWindowDidResizeNotification")
      public nonisolated static let didMoveNotification = Notification.Name(
        "NSWindowDidMoveNotification")
      public nonisolated static let didBecomeMainNotification = Notification.Name(
        "NSWindowDidBecomeMainNotification")
      public nonisolated static let didResignMainNotification = Notification.Name(
        "NSWindowDidResignMainNotification")
      public nonisolated static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
      public nonisolated static let didExitFullScreenNotification = Notification.Name(
        "NSWindowDidExitFullScreenNotification")

      open var title = ""
      open var subtitle = ""
      open var identifier: NSUserInterfaceItemIdentifier?
      open var collectionBehavior: CollectionBehavior = []
      open var animationBehavior = AnimationBehavior.default
      open var tabbingMode = TabbingMode.automatic
      open var toolbarStyle = ToolbarStyle.automatic
      open var isMovable = true
      open var hidesOnDeactivate = false
      open var ignoresMouseEvents = false
      open var acceptsMouseMovedEvents = false
      open var alphaValue: CGFloat = 1
      open var minSize = CGSize.zero
      open var maxSize = CGSize.zero
      open var contentMinSize = CGSize.zero
      open var contentMaxSize = CGSize.zero
      open var contentAspectRatio = CGSize.zero
      open weak var windowController: NSWindowController?
      open weak var parent: NSWindow? { nil }
      open var childWindows: [NSWindow]? { nil }
      open var attachedSheet: NSWindow? { nil }
      open var firstResponder: UIResponder? { nil }
      open var canBecomeKey: Bool { styleMask.contains(.titled) }
      open var canBecomeMain: Bool { styleMask.contains(.titled) }
      open var isMainWindow: Bool { false }
      open var isMiniaturized: Bool { false }
      open var isZoomed: Bool { false }
      open var isOnActiveSpace: Bool { true }
      open var windowNumber: Int { 0 }
      open var backingScaleFactor: CGFloat { UIScreen.main.scale }
      open var mouseLocationOutsideOfEventStream: CGPoint { .zero }
      open var titleVisibility = TitleVisibility.visible
      open var titlebarAppearsTransparent = false
      open var isMovableByWindowBackground = false
      open var isReleasedWhenClosed = true
      open var isOpaque = true
      open var hasShadow = true
      open var styleMask: StyleMask = []
      open var level = Level.normal
      open var frame = CGRect.zero
      open var backgroundColor: NSColor!
      open var contentView: NSView?
      open var contentViewController: NSViewController?
      open weak var delegate: (any NSWindowDelegate)?
      open var appearance: NSAppearance?
      open var isVisible: Bool { false }
      open var isKeyWindow: Bool { false }
      open var screen: NSScreen? { .main }
      public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
      ) {
        frame = contentRect
        self.styleMask = styleMask
        super.init()
      }
      public init(contentViewController: NSViewController) {
        self.contentViewController = contentViewController
        super.init()
      }
      open func close() {}
      open func performClose(_ sender: Any?) {}
      open func miniaturize(_ sender: Any?) {}
      open func zoom(_ sender: Any?) {}
      open func toggleFullScreen(_ sender: Any?) {}
      open func center() {}
      open func makeKeyAndOrderFront(_ sender: Any?) {}
      open func orderFront(_ sender: Any?) {}
      open func orderOut(_ sender: Any?) {}
      open func setContentSize(_ size: CGSize) {}
      open func setFrame(_ frame: CGRect, display: Bool) { self.frame = frame }
      open func setFrame(_ frame: CGRect, display: Bool, animate: Bool) { self.frame = frame }
      open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
      open func setFrameTopLeftPoint(_ point: CGPoint) {
        frame.origin = CGPoint(x: point.x, y: point.y - frame.height)
      }
      @discardableResult
      open func setFrameAutosaveName(_ name: String) -> Bool { false }
      open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
      @discardableResult
      open func makeFirstResponder(_ responder: UIResponder?) -> Bool { false }
      open func makeKey() {}
      open func makeMain() {}
      open func becomeKey() {}
      open func resignKey() {}
      open func becomeMain() {}
      open func resignMain() {}
      open func orderBack(_ sender: Any?) {}
      open func orderFrontRegardless() {}
      open func deminiaturize(_ sender: Any?) {}
      open func performDrag(with event: NSEvent) {}
      open func invalidateShadow() {}
      open func endEditing(for object: Any?) {}
      open func addChildWindow(_ child: NSWindow, ordered place: OrderingMode) {}
      open func removeChildWindow(_ child: NSWindow) {}
      open func beginSheet(
        _ sheet: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
      ) {}
      open func endSheet(_ sheet: NSWindow) {}
      open func animator() -> Self { self }
      public enum OrderingMode: Int, Sendable {
        case below = -1
        case out = 0
        case above = 1
      }
    }

    @MainActor @preconcurrency
    open class NSWindowController: UIResponder {
      open var window: NSWindow?
      open var contentViewController: NSViewController?
      open var shouldCascadeWindows = true
      open var windowFrameAutosaveName = ""
      open var isWindowLoaded: Bool { window != nil }
      public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
      }
      public required init?(coder: NSCoder) { super.init() }
      open func windowDidLoad() {}
      open func windowWillLoad() {}
      open func showWindow(_ sender: Any?) {}
      open func close() { window?.close() }
    }

    @MainActor @preconcurrency
    open class NSPanel: NSWindow {
      open var isFloatingPanel = false
      open var becomesKeyOnlyIfNeeded = false
      open var worksWhenModal = false
    }

    """
}
