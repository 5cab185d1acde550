// SPDX-License-Identifier: MIT

/// The app, for code that asks it. A rendering has no app: one window of the device's size, no
/// delegate, and nothing that can be opened.
public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is visible.
  public enum State: Int, Sendable {
    /// As in a rendering.
    case active
    /// Not in a rendering.
    case inactive, background
  }

  /// Keys of launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A key.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A key.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A key.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Keys of what comes with a URL that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A key.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A key.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Keys of options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// nil.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Active.
  public var applicationState: State { .active }
  /// One window of the device's size.
  public var windows: [UIWindow] { [UIWindow()] }
  /// One window of the device's size.
  public var keyWindow: UIWindow? { UIWindow() }
  /// One scene of one window.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// That of the device.
  public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene().interfaceOrientation }
  /// Accepted, and does nothing.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Accepted, and does nothing.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// The text size of the rendering.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(CurrentEnvironment.values?.dynamicTypeSize ?? .large)
  }

  /// Accepted, and opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// false.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Accepted, and sends nothing.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from: Any?, for: UIEvent?) -> Bool {
    false
  }
  /// Accepted, and does nothing.
  public func registerForRemoteNotifications() {}
  /// Accepted, and does nothing.
  public func unregisterForRemoteNotifications() {}
  /// false: nobody sends notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// The direction of the rendering.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// As long as an app in front has.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Accepted, and does nothing: nothing ends the work.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Accepted, and does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Accepted, and does nothing.
  public func requestSceneSessionDestruction(_ session: NSObject, options: Any?) {}
  /// false: there is one icon.
  public var supportsAlternateIcons: Bool { false }
  /// nil: the app's own icon.
  public var alternateIconName: String? { nil }
  /// Accepted, and changes nothing.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Never posted.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Never posted.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Never posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Never posted.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Never posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Never posted.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Never posted.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// A piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a name.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The name of a method. There is no `#selector` outside of Apple's systems.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String
  /// Creates a selector.
  public init(_ name: String) { self.name = name }
  /// Creates a selector.
  public init(stringLiteral value: String) { self.name = value }
}

/// Accepted, and never made: an event of touches or keys.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What was moved or pressed.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is known.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
  /// None.
  open var allTouches: Set<UITouch>? { nil }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// None.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// None.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// None.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// The delegate of an app. A rendering calls none of its methods.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  /// Ends at once: there is no system that would run the app.
  public static func main() {}
}

/// What hears of a scene. None of its methods is called.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

/// What hears of a scene with windows. None of its methods is called.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene of an app.
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not in a rendering.
    case unattached = -1
    /// As in a rendering.
    case foregroundActive = 0
    /// Not in a rendering.
    case foregroundInactive, background
  }
  /// Accepted, and never asked: what brings the scene to the front.
  open var activationConditions = UISceneActivationConditions()
  /// The title of the scene.
  open var title: String?
  /// Active.
  public var activationState: ActivationState { .foregroundActive }
  /// None in a rendering.
  open var delegate: (any UISceneDelegate)?
  /// Never sent: a scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Never sent: a scene is at the front.
  public nonisolated static let didActivateNotification = name("DidActivate")
  /// Never sent: a scene leaves the front.
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  /// Never sent: a scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Never sent: a scene is there.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Never sent: a scene is gone.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// Accepted, and never asked: what brings a scene to the front.
open class UISceneActivationConditions: NSObject {
  /// Which targets the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which targets the scene shows best.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A scene with one window of the device's size.
public final class UIWindowScene: UIScene {
  /// One window of the device's size.
  public var windows: [UIWindow] { [UIWindow()] }
  /// One window of the device's size.
  public var keyWindow: UIWindow? { UIWindow() }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The traits in effect.
  public var traitCollection: UITraitCollection { .current }
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
  }
}

/// The orientation of an interface, by UIKit's names.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On the right side.
  case landscapeRight
  /// On the left side.
  case landscapeLeft
  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
