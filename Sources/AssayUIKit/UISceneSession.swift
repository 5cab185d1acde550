// SPDX-License-Identifier: MIT

/// Accepted, and never made: one of the app's windows, as the system keeps it.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The use of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String
    /// Creates a use.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The use of the scene.
  open var role: Role { .windowApplication }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Accepted, and never used: how a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The type of the delegate.
  open var delegateClass: AnyClass?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Accepted, and never made: a URL that the app is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Accepted, and never made: why a scene is made.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// None.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// None.
    open var userActivities: Set<NSUserActivity> { [] }
    /// None.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// The result of work in the background, by UIKit's names.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// A result.
  case newData, noData, failed
}
