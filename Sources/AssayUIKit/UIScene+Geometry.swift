// SPDX-License-Identifier: MIT

// What an app asks of its windows. A snapshot shows one screen and changes nothing.

extension UIWindowScene {
  /// The status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// nil: nobody resizes.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { UIScreenCoordinateSpace() }
  /// How the scene is on the screen.
  public var effectiveGeometry: Geometry { Geometry() }
  /// How a scene is on the screen.
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    /// How the screen is turned.
    open var interfaceOrientation: UIInterfaceOrientation {
      let size = UIScreen.main.bounds.size
      return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The coordinates of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreenCoordinateSpace() }
    /// false: nobody resizes.
    open var isInteractivelyResizing: Bool { false }
  }
  /// What an app asks of a scene's place.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// Asks an iPhone or iPad to turn.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> GeometryPreferences { GeometryPreferences() }
  }
  /// Accepted, and does nothing: the device decides how the screen is turned.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// Accepted, and does nothing: how far a window can be resized.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  open var minimumSize = CGSize.zero
  /// The largest size in points.
  open var maximumSize = CGSize.zero
  /// Whether a window may fill the screen.
  open var allowsFullScreen = true
}

/// The status bar of a scene.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The place in points: the width of the screen and the safe area at the top.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIView().safeAreaInsets.top)
  }
  /// Whether it is hidden: it is where the device has no room for it.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// Its look.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// Coordinates of a view or of the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The room in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

/// The coordinates of the screen.
private final class UIScreenCoordinateSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
}

extension UIScreen {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { UIScreenCoordinateSpace() }
  /// The coordinates of the screen as it is held upright.
  public var fixedCoordinateSpace: any UICoordinateSpace { UIScreenCoordinateSpace() }
  /// An empty view of the screen's size.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// Whether colors may be dimmed more than the lamp. It is not kept.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  /// 1: no color is brighter than white.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// 1: no color is brighter than white.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// Never posted.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
}

extension UISceneSession {
  /// The same name each time: there is one scene.
  public var persistentIdentifier: String { "" }
  /// Values that the app keeps. They are not kept.
  public var userInfo: [String: Any]? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// Never posted.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Never posted.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// Never posted.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Never posted.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIResponder {
  /// Never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// A key of notifications that are never posted.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// A key of notifications that are never posted.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A key of notifications that are never posted.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// The status bar's place in points.
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// Accepted, and does nothing.
  public func beginReceivingRemoteControlEvents() {}
  /// Accepted, and does nothing.
  public func endReceivingRemoteControlEvents() {}
  /// Nothing is done in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// false: there is one scene.
  public var supportsMultipleScenes: Bool { false }
  /// None: the scene of a snapshot has no session.
  public var openSessions: Set<UISceneSession> { [] }
  /// true: files can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Accepted, and does nothing.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// Whether an app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// An answer.
  case restricted, denied, available
}

extension UIScene {
  /// Accepted, and does nothing: how a scene is opened.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }
}

/// The language of a keyboard.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// nil: there is no keyboard.
  open var primaryLanguage: String? { nil }
  /// None: there is no keyboard.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Never posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// What hands activities on.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Never called.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  /// Accepted, and does nothing.
  public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
