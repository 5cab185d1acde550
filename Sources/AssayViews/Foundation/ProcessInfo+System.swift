// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension ProcessInfo {
    /// false: the app runs on a phone or a tablet.
    public var isMacCatalystApp: Bool { false }
    /// false: the app runs on a phone or a tablet.
    public var isiOSAppOnMac: Bool { false }
    /// false: a rendering saves no power.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the system is: as it should be.
    public var thermalState: ThermalState { .nominal }

    /// How hot a system is.
    public enum ThermalState: Int, Sendable {
      /// A grade, from cool to hot.
      case nominal, fair, serious, critical
    }
    /// Never posted.
    public static let thermalStateDidChangeNotification = Notification.Name(
      "NSProcessInfoThermalStateDidChangeNotification")

    /// What the system does for a piece of work.
    public struct ActivityOptions: OptionSet, Hashable, Sendable {
      /// One bit an option.
      public let rawValue: UInt64
      /// Creates options from their bits.
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      /// The screen stays on.
      public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
      /// The system stays awake.
      public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
      /// The app is not ended.
      public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
      /// The app is not ended.
      public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
      /// What the user waits for.
      public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
      /// What the user waits for, while the system may sleep.
      public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
      /// What nobody waits for.
      public static let background = ActivityOptions(rawValue: 0xFF)
      /// What must not be late.
      public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }
    /// Accepted, and does nothing: a rendering is not put to sleep.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol
    {
      NSObject()
    }
    /// Accepted, and does nothing.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Runs a piece of work at once.
    public func performExpiringActivity(
      withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
    ) {
      block(false)
    }
  }

  extension Notification.Name {
    /// Never posted.
    public static let NSSystemClockDidChange = Notification.Name(
      "NSSystemClockDidChangeNotification")
    /// Never posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif
