// SPDX-License-Identifier: MIT

/// Packages that apps of the Mac's menu bar use: keys for the whole system, which nobody presses,
/// the start with the Mac, which is off, and updates, of which there are none.
extension StandIn {
  static let keyboardShortcuts = """
    import AssayCombine
    import AssayViews
    import Foundation
    import PortStandIn_AppKit

    public enum KeyboardShortcuts {
      public static var isEnabled: Bool {
        get { true }
        set {}
      }

      public enum EventType: Sendable { case keyDown, keyUp }

      /// By the key codes of Carbon.
      public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        private init(_ code: Int) { rawValue = code }
        public static let a = Key(0)
        public static let s = Key(1)
        public static let d = Key(2)
        public static let f = Key(3)
        public static let h = Key(4)
        public static let g = Key(5)
        public static let z = Key(6)
        public static let x = Key(7)
        public static let c = Key(8)
        public static let v = Key(9)
        public static let b = Key(11)
        public static let q = Key(12)
        public static let w = Key(13)
        public static let e = Key(14)
        public static let r = Key(15)
        public static let y = Key(16)
        public static let t = Key(17)
        public static let one = Key(18)
        public static let two = Key(19)
        public static let three = Key(20)
        public static let four = Key(21)
        public static let six = Key(22)
        public static let five = Key(23)
        public static let equal = Key(24)
        public static let nine = Key(25)
        public static let seven = Key(26)
        public static let minus = Key(27)
        public static let eight = Key(28)
        public static let zero = Key(29)
        public static let rightBracket = Key(30)
        public static let o = Key(31)
        public static let u = Key(32)
        public static let leftBracket = Key(33)
        public static let i = Key(34)
        public static let p = Key(35)
        public static let `return` = Key(36)
        public static let l = Key(37)
        public static let j = Key(38)
        public static let quote = Key(39)
        public static let k = Key(40)
        public static let semicolon = Key(41)
        public static let backslash = Key(42)
        public static let comma = Key(43)
        public static let slash = Key(44)
        public static let n = Key(45)
        public static let m = Key(46)
        public static let period = Key(47)
        public static let tab = Key(48)
        public static let space = Key(49)
        public static let backtick = Key(50)
        public static let delete = Key(51)
        public static let escape = Key(53)
        public static let f5 = Key(96)
        public static let f6 = Key(97)
        public static let f7 = Key(98)
        public static let f3 = Key(99)
        public static let f8 = Key(100)
        public static let f9 = Key(101)
        public static let f11 = Key(103)
        public static let f10 = Key(109)
        public static let f12 = Key(111)
        public static let home = Key(115)
        public static let pageUp = Key(116)
        public static let deleteForward = Key(117)
        public static let f4 = Key(118)
        public static let end = Key(119)
        public static let f2 = Key(120)
        public static let pageDown = Key(121)
        public static let f1 = Key(122)
        public static let leftArrow = Key(123)
        public static let rightArrow = Key(124)
        public static let downArrow = Key(125)
        public static let upArrow = Key(126)
      }

      public struct Shortcut: Hashable, Sendable {
        private let modifierBits: UInt
        public let key: Key?
        public var modifiers: NSEvent.ModifierFlags {
          NSEvent.ModifierFlags(rawValue: modifierBits)
        }
        public init(_ key: Key, modifiers: NSEvent.ModifierFlags = []) {
          self.key = key
          modifierBits = modifiers.rawValue
        }
      }

      public struct Name: RawRepresentable, Hashable, Sendable {
        public typealias Shortcut = KeyboardShortcuts.Shortcut
        public let rawValue: String
        public let defaultShortcut: Shortcut?
        public init(rawValue: String) { self.init(rawValue) }
        public init(_ name: String, default initialShortcut: Shortcut? = nil) {
          rawValue = name
          defaultShortcut = initialShortcut
        }
        /// As before the user chose another one.
        public var shortcut: Shortcut? {
          get { defaultShortcut }
          nonmutating set {}
        }
      }

      public static func onKeyDown(for name: Name, action: @escaping () -> Void) {}
      public static func onKeyUp(for name: Name, action: @escaping () -> Void) {}
      public static func events(for name: Name) -> AsyncStream<EventType> {
        AsyncStream { $0.finish() }
      }
      public static func events(_ type: EventType, for name: Name) -> AsyncStream<EventType> {
        AsyncStream { $0.finish() }
      }
      public static func enable(_ names: Name...) {}
      public static func disable(_ names: Name...) {}
      public static func reset(_ names: Name...) {}
      public static func removeAllHandlers() {}
      public static func isEnabled(for name: Name) -> Bool { true }
      public static func getShortcut(for name: Name) -> Shortcut? { name.shortcut }
      public static func setShortcut(_ shortcut: Shortcut?, for name: Name) {}

      /// The label, and a labeled area: the field is one of AppKit.
      public struct Recorder<Label: View>: View {
        private let label: Label
        private let isLabeled: Bool
        public init(for name: Name, onChange: ((Shortcut?) -> Void)? = nil)
        where Label == EmptyView {
          label = EmptyView()
          isLabeled = false
        }
        public init(
          _ title: LocalizedStringKey, name: Name, onChange: ((Shortcut?) -> Void)? = nil
        ) where Label == Text {
          label = Text(title)
          isLabeled = true
        }
        @_disfavoredOverload
        public init(_ title: String, name: Name, onChange: ((Shortcut?) -> Void)? = nil)
        where Label == Text {
          label = Text(title)
          isLabeled = true
        }
        public init(
          for name: Name, onChange: ((Shortcut?) -> Void)? = nil,
          @ViewBuilder label: () -> Label
        ) {
          self.label = label()
          isLabeled = true
        }
        public var body: some View {
          if isLabeled {
            LabeledContent { KeyboardShortcutRecorder() } label: { label }
          } else {
            KeyboardShortcutRecorder()
          }
        }
      }

      @MainActor @preconcurrency
      public final class RecorderCocoa: NSSearchField {
        public init(for name: Name, onChange: ((Shortcut?) -> Void)? = nil) {
          super.init(frame: .zero)
        }
        public required init?(coder: NSCoder) { nil }
      }
    }

    struct KeyboardShortcutRecorder: NSViewRepresentable {
      func makeNSView(context: Context) -> NSSearchField { NSSearchField() }
      func updateNSView(_ view: NSSearchField, context: Context) {}
    }

    extension View {
      public func onKeyboardShortcut(
        _ shortcut: KeyboardShortcuts.Name,
        perform: @escaping (KeyboardShortcuts.EventType) -> Void
      ) -> some View {
        self
      }
      public func onKeyboardShortcut(
        _ shortcut: KeyboardShortcuts.Name, type: KeyboardShortcuts.EventType,
        perform: @escaping () -> Void
      ) -> some View {
        self
      }
    }

    extension NSMenuItem {
      public func setShortcut(for name: KeyboardShortcuts.Name?) {}
    }

    """

  static let launchAtLogin = """
    import AssayCombine
    import AssayViews
    import Foundation

    public enum LaunchAtLogin {
      public static let observable = Observable()
      public static var isEnabled: Bool {
        get { false }
        set {}
      }
      public static var wasLaunchedAtLogin: Bool { false }
      public static func migrateIfNeeded() {}

      public final class Observable: ObservableObject, @unchecked Sendable {
        public var isEnabled: Bool {
          get { LaunchAtLogin.isEnabled }
          set { LaunchAtLogin.isEnabled = newValue }
        }
      }

      public struct Toggle<Label: View>: View {
        @ObservedObject private var launchAtLogin = LaunchAtLogin.observable
        private let label: Label
        public init(@ViewBuilder label: () -> Label) { self.label = label() }
        public init() where Label == Text { label = Text("Launch at login") }
        public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
        @_disfavoredOverload
        public init<Title: StringProtocol>(_ title: Title) where Label == Text {
          label = Text(title)
        }
        public var body: some View {
          AssayViews.Toggle(isOn: $launchAtLogin.isEnabled) { label }
        }
      }
    }

    """

  static let updates = """
    import AssayViews
    import Foundation

    public protocol SPUUpdaterDelegate: NSObjectProtocol {}
    public protocol SPUStandardUserDriverDelegate: NSObjectProtocol {}
    public protocol SPUUserDriver: NSObjectProtocol {}

    open class SUAppcastItem: NSObject {
      open var title: String? { nil }
      open var versionString: String { "" }
      open var displayVersionString: String { "" }
      open var itemDescription: String? { nil }
      open var date: Date? { nil }
      open var infoURL: URL? { nil }
      open var fileURL: URL? { nil }
      open var releaseNotesURL: URL? { nil }
      open var isCriticalUpdate: Bool { false }
    }

    @MainActor @preconcurrency
    open class SPUStandardUserDriver: NSObject, SPUUserDriver {
      public init(hostBundle: Bundle, delegate: (any SPUStandardUserDriverDelegate)?) {}
    }

    @MainActor @preconcurrency
    open class SPUUpdater: NSObject {
      open var canCheckForUpdates: Bool { true }
      open var sessionInProgress: Bool { false }
      open var automaticallyChecksForUpdates = false
      open var automaticallyDownloadsUpdates = false
      open var allowsAutomaticUpdates: Bool { true }
      open var sendsSystemProfile = false
      open var updateCheckInterval: TimeInterval = 86_400
      open var lastUpdateCheckDate: Date? { nil }
      open var feedURL: URL? { nil }
      open var hostBundle: Bundle { .main }
      open var httpHeaders: [String: String]?
      open var userAgentString = ""
      public init(
        hostBundle: Bundle, applicationBundle: Bundle, userDriver: any SPUUserDriver,
        delegate: (any SPUUpdaterDelegate)?
      ) {}
      override init() {}
      open func start() throws {}
      open func checkForUpdates() {}
      open func checkForUpdatesInBackground() {}
      open func checkForUpdateInformation() {}
      open func resetUpdateCycle() {}
      open func setFeedURL(_ feedURL: URL?) {}
      @discardableResult
      open func clearFeedURLFromUserDefaults() -> URL? { nil }
    }

    @MainActor @preconcurrency
    open class SPUStandardUpdaterController: NSObject {
      public let updater = SPUUpdater()
      open private(set) lazy var userDriver = SPUStandardUserDriver(
        hostBundle: .main, delegate: nil)
      public init(
        startingUpdater startUpdater: Bool = true, updaterDelegate: (any SPUUpdaterDelegate)?,
        userDriverDelegate: (any SPUStandardUserDriverDelegate)?
      ) {}
      open func startUpdater() {}
      open func checkForUpdates(_ sender: Any?) {}
    }

    """
}
