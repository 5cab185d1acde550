// SPDX-License-Identifier: MIT

/// The settings of accessibility, by the names of UIKit.
public enum UIAccessibility {
  /// Something that is said to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number.
    public var rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A changed screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to say.
    public static let announcement = Notification(rawValue: 1008)
    /// The end of scrolling.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// false: no assistive technology runs.
  public static var isVoiceOverRunning: Bool { false }
  /// false: no assistive technology runs.
  public static var isSwitchControlRunning: Bool { false }
  /// false: no assistive technology runs.
  public static var isAssistiveTouchRunning: Bool { false }
  /// false: no assistive technology runs.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the rendering has bold text.
  public static var isBoldTextEnabled: Bool {
    CurrentEnvironment.values?.legibilityWeight == .bold
  }
  /// Whether the rendering has reduced motion.
  public static var isReduceMotionEnabled: Bool {
    CurrentEnvironment.values?.accessibilityReduceMotion == true
  }
  /// Whether the rendering has reduced transparency.
  public static var isReduceTransparencyEnabled: Bool {
    CurrentEnvironment.values?.accessibilityReduceTransparency == true
  }
  /// Whether the rendering has increased contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    CurrentEnvironment.values?.colorSchemeContrast == .increased
  }
  /// Whether the rendering shows differences without color.
  public static var shouldDifferentiateWithoutColor: Bool {
    CurrentEnvironment.values?.accessibilityDifferentiateWithoutColor == true
  }
  /// Whether the rendering shows the shapes of buttons.
  public static var buttonShapesEnabled: Bool {
    CurrentEnvironment.values?.accessibilityShowButtonShapes == true
  }
  /// false: nothing moves between screens.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// false: nothing is said.
  public static var isSpeakScreenEnabled: Bool { false }
  /// false: nothing is said.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// false: sound is as it is.
  public static var isMonoAudioEnabled: Bool { false }
  /// false: films have no captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// true, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// true, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// false: switches have no labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// false: colors are as they are.
  public static var isInvertColorsEnabled: Bool { false }
  /// false: colors are as they are.
  public static var isGrayscaleEnabled: Bool { false }

  /// Accepted, and said to nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// Never posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Never posted.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Never posted.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Never posted.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Never posted.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Never posted.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Never posted.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
}

/// What a view of UIKit is for assistive technology. Accepted, but not heard: these views are not
/// drawn.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Creates a set of traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A trait.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A trait.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A trait.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A trait.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A trait.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A trait.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A trait.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A trait.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A trait.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
