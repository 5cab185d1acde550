// SPDX-License-Identifier: MIT

/// An action of the app's icon on the home screen, by UIKit's names. No picture shows one.
open class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The words below the title.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// More about it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The picture of an action of the app's icon, by UIKit's names. No picture shows one.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates one from a symbol.
  public init(systemImageName: String) {}
  /// Creates one from an image of the app.
  public init(templateImageName: String) {}
}

extension UIApplication {
  /// Accepted, and does nothing: a rendering has no icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}
