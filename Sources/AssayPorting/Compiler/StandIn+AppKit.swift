// SPDX-License-Identifier: MIT

extension StandIn {
  /// An app without windows, panels that are canceled, and a pasteboard that stays empty.
  static let appKit = """
    @_exported import AssayUIKit
    import AssayViews

    @MainActor @preconcurrency
    public var NSApp: NSApplication! { .shared }

    @MainActor @preconcurrency
    public protocol NSApplicationDelegate: AnyObject {}

    public final class NSAppearance: NSObject, @unchecked Sendable {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
      }
      public let name: Name
      public init?(named name: Name) { self.name = name }
      public func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }
    }

    @MainActor @preconcurrency
    public final class NSApplication: UIResponder {
      public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
      }
      public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
      }
      public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
      }
      public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
      public nonisolated static let willBecomeActiveNotification = Notification.Name(
        "NSApplicationWillBecomeActiveNotification")
      public nonisolated static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
      public nonisolated static let willResignActiveNotification = Notification.Name(
        "NSApplicationWillResignActiveNotification")
      public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
      public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")

      public static let shared = NSApplication()
      public weak var delegate: (any NSApplicationDelegate)?
      public var isActive: Bool { true }
      public var windows: [NSWindow] { [] }
      public var keyWindow: NSWindow? { nil }
      public var mainWindow: NSWindow? { nil }
      public var currentEvent: NSEvent? { nil }
      public var appearance: NSAppearance?
      public var applicationIconImage: NSImage! { nil }
      public func activate(ignoringOtherApps: Bool) {}
      public func activate() {}
      public func hide(_ sender: Any?) {}
      public func terminate(_ sender: Any?) {}
      @discardableResult
      public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
      @discardableResult
      public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        false
      }
      public func presentError(_ error: any Error) -> Bool { false }
      public func registerForRemoteNotifications() {}
      public func orderFrontStandardAboutPanel(_ sender: Any?) {}
    }

    public final class NSWorkspace: NSObject, @unchecked Sendable {
      public static let shared = NSWorkspace()
      public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
      public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
      public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
      public static let willSleepNotification = Notification.Name(
        "NSWorkspaceWillSleepNotification")
      public let notificationCenter = NotificationCenter()
      public var accessibilityDisplayShouldReduceMotion: Bool { false }
      public var accessibilityDisplayShouldReduceTransparency: Bool { false }
      @discardableResult
      public func open(_ url: URL) -> Bool { false }
      public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
      @discardableResult
      public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
        false
      }
      public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
      public func urlForApplication(toOpen url: URL) -> URL? { nil }
    }

    public final class NSPasteboard: NSObject, @unchecked Sendable {
      public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
      }
      public static let general = NSPasteboard()
      public var changeCount: Int { 0 }
      public var types: [PasteboardType]? { [] }
      @discardableResult
      public func clearContents() -> Int { 0 }
      @discardableResult
      public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
      @discardableResult
      public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
      @discardableResult
      public func setData(_ data: Data?, forType type: PasteboardType) -> Bool { false }
      @discardableResult
      public func writeObjects(_ objects: [Any]) -> Bool { false }
      public func string(forType type: PasteboardType) -> String? { nil }
      public func data(forType type: PasteboardType) -> Data? { nil }
    }

    @MainActor @preconcurrency
    open class NSEvent: NSObject {
      public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let function = ModifierFlags(rawValue: 1 << 23)
      }
      public struct EventTypeMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
      }
      open class var modifierFlags: ModifierFlags { [] }
      open class var mouseLocation: CGPoint { .zero }
      open var modifierFlags: ModifierFlags { [] }
      open var keyCode: UInt16 { 0 }
      open var characters: String? { nil }
      open var charactersIgnoringModifiers: String? { nil }
      open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
      ) -> Any? {
        nil
      }
      open class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
      ) -> Any? {
        nil
      }
      open class func removeMonitor(_ eventMonitor: Any) {}
    }

    @MainActor @preconcurrency
    public final class NSCursor: NSObject {
      public static let arrow = NSCursor()
      public static let pointingHand = NSCursor()
      public static let iBeam = NSCursor()
      public static let crosshair = NSCursor()
      public static let openHand = NSCursor()
      public static let closedHand = NSCursor()
      public static let resizeLeftRight = NSCursor()
      public static let resizeUpDown = NSCursor()
      public static func hide() {}
      public static func unhide() {}
      public static func pop() {}
      public static func setHiddenUntilMouseMoves(_ isHidden: Bool) {}
      public func push() {}
      public func pop() {}
      public func set() {}
    }

    public final class NSSound: NSObject, @unchecked Sendable {
      public static func beep() {}
      public convenience init?(named name: String) { return nil }
      public func play() -> Bool { false }
    }

    @MainActor @preconcurrency
    open class NSAlert: NSObject {
      public enum Style: UInt, Sendable {
        case warning, informational, critical
      }
      open var messageText = ""
      open var informativeText = ""
      open var alertStyle = Style.warning
      open func addButton(withTitle title: String) {}
      @discardableResult
      open func runModal() -> NSApplication.ModalResponse { .cancel }
      open func beginSheetModal(
        for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
      ) {}
    }

    @MainActor @preconcurrency
    open class NSSavePanel: NSObject {
      open var title: String! = ""
      open var message: String! = ""
      open var prompt: String! = ""
      open var nameFieldStringValue = ""
      open var directoryURL: URL?
      open var canCreateDirectories = true
      open var allowedContentTypes: [UTType] = []
      open var url: URL? { nil }
      open func runModal() -> NSApplication.ModalResponse { .cancel }
      open func begin(
        completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
      ) {}
      open func beginSheetModal(
        for window: NSWindow,
        completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
      ) {}
    }

    @MainActor @preconcurrency
    open class NSOpenPanel: NSSavePanel {
      open var canChooseFiles = true
      open var canChooseDirectories = false
      open var allowsMultipleSelection = false
      open var urls: [URL] { [] }
    }

    @MainActor @preconcurrency
    open class NSVisualEffectView: NSView {
      public enum Material: Int, Sendable {
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
      }
      public enum BlendingMode: Int, Sendable {
        case behindWindow, withinWindow
      }
      public enum State: Int, Sendable {
        case followsWindowActiveState, active, inactive
      }
      open var material = Material.contentBackground
      open var blendingMode = BlendingMode.behindWindow
      open var state = State.followsWindowActiveState
      open var isEmphasized = false
    }

    """
}
