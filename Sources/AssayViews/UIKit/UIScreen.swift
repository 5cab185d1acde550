// SPDX-License-Identifier: MIT

/// The screen of the rendering that evaluates a body; elsewhere that of an iPhone 13.
///
/// Read it inside of a body. A global constant keeps the screen of the first rendering.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The screen in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentEnvironment.screenSize) }
  /// The screen in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(CurrentEnvironment.values?.displayScale ?? 3) }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The traits.
  public var traitCollection: UITraitCollection { .current }
  /// The pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// false: nobody records the screen.
  public var isCaptured: Bool { false }
  /// nil: there is no other screen.
  public var mirrored: UIScreen? { nil }
  /// The screen.
  public static var screens: [UIScreen] { [main] }
  /// Never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Never posted.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Half.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
}
