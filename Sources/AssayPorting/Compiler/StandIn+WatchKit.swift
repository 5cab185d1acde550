// SPDX-License-Identifier: MIT

/// A watch without a system behind it: nothing taps, and no session starts.
extension StandIn {
  static let watchKit = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public enum WKHapticType: Int, Sendable {
      case notification, directionUp, directionDown, success, failure, retry, start, stop, click
      case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
      case underwaterDepthPrompt, underwaterDepthCriticalPrompt
    }
    public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
    public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
    public enum WKInterfaceDeviceBatteryState: Int, Sendable {
      case unknown, unplugged, charging, full
    }
    public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

    @MainActor @preconcurrency
    open class WKInterfaceDevice: NSObject {
      private static let shared = WKInterfaceDevice()
      public nonisolated override init() {}
      open class func current() -> WKInterfaceDevice { shared }
      open var screenBounds: CGRect { UIScreen.main.bounds }
      open var screenScale: CGFloat { UIScreen.main.scale }
      open var name: String { UIDevice.current.name }
      open var model: String { "Apple Watch" }
      open var localizedModel: String { "Apple Watch" }
      open var systemName: String { "watchOS" }
      open var systemVersion: String { UIDevice.current.systemVersion }
      open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
      open var isBatteryMonitoringEnabled = false
      open var batteryLevel: Float { -1 }
      open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
      open var wristLocation: WKInterfaceDeviceWristLocation { .left }
      open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
      open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
      open var isWaterLockEnabled: Bool { false }
      open var supportsAudioStreaming: Bool { true }
      open func enableWaterLock() {}
      open func play(_ type: WKHapticType) {}
    }

    public enum WKApplicationState: Int, Sendable { case active, inactive, background }

    @MainActor @preconcurrency
    open class WKApplication: NSObject {
      private static let one = WKApplication()
      public nonisolated override init() {}
      open class func shared() -> WKApplication { one }
      open var applicationState: WKApplicationState { .active }
      open var isRegisteredForRemoteNotifications: Bool { false }
      open var delegate: (any WKApplicationDelegate)? { nil }
      open func registerForRemoteNotifications() {}
      open func openSystemURL(_ url: URL) {}
      open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
      ) {}
    }

    @MainActor @preconcurrency
    open class WKExtension: NSObject {
      private static let one = WKExtension()
      public nonisolated override init() {}
      open class func shared() -> WKExtension { one }
      open var applicationState: WKApplicationState { .active }
      open var isAutorotating: Bool { false }
      open var isApplicationRunningInDock: Bool { false }
      open var delegate: (any WKExtensionDelegate)? { nil }
      open var rootInterfaceController: WKInterfaceController? { nil }
      open var visibleInterfaceController: WKInterfaceController? { nil }
      open func registerForRemoteNotifications() {}
      open func openSystemURL(_ url: URL) {}
      open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
      ) {}
      open func enableWaterLock() {}
      public nonisolated static let applicationDidBecomeActiveNotification = Notification.Name(
        "WKApplicationDidBecomeActiveNotification")
      public nonisolated static let applicationWillResignActiveNotification = Notification.Name(
        "WKApplicationWillResignActiveNotification")
      public nonisolated static let applicationDidEnterBackgroundNotification = Notification.Name(
        "WKApplicationDidEnterBackgroundNotification")
      public nonisolated static let applicationWillEnterForegroundNotification = Notification.Name(
        "WKApplicationWillEnterForegroundNotification")
    }

    @MainActor @preconcurrency
    public protocol WKApplicationDelegate: NSObjectProtocol {}
    @MainActor @preconcurrency
    public protocol WKExtensionDelegate: NSObjectProtocol {}

    public enum WKExtendedRuntimeSessionState: Int, Sendable {
      case notStarted, scheduled, running, invalid
    }
    public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
      case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
      case error = -1
    }
    public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {}
    open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
      open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
      open var state: WKExtendedRuntimeSessionState { .notStarted }
      open var expirationDate: Date? { nil }
      open func start() {}
      open func start(at date: Date) {}
      open func invalidate() {}
      open func notifyUser(
        hapticType type: WKHapticType,
        repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
      ) {}
    }

    """
}
