// SPDX-License-Identifier: MIT

/// The device of the rendering that evaluates a body; elsewhere an iPhone.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .current }

  /// Upright or on its side, as the screen is.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// "iPhone", whatever the device.
  public var model: String { "iPhone" }
  /// "iPhone", whatever the device.
  public var name: String { "iPhone" }
  /// "iOS".
  public var systemName: String { "iOS" }
  /// The version whose look is drawn.
  public var systemVersion: String { "18.0" }
  /// nil: a rendering has no identity.
  public var identifierForVendor: UUID? { nil }
  /// Full.
  public var batteryLevel: Float { 1 }
  /// Full.
  public var batteryState: BatteryState { .full }
  /// Accepted, and does nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Accepted, and does nothing.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Nothing is near.
  public var proximityState: Bool { false }
  /// "iPhone", whatever the device.
  public var localizedModel: String { "iPhone" }
  /// true.
  public var isMultitaskingSupported: Bool { true }
  /// false: nobody turns the device.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Accepted, and does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Accepted, and does nothing.
  public func playInputClick() {}
  /// Accepted, and does nothing: the device decides how it is held.
  public func setValue(_ value: Any?, forKey key: String) {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// A state.
    case unknown, unplugged, charging, full
  }
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Accepted, and does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// Flat.
  case faceUp, faceDown

  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
