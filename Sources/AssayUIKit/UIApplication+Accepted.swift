// SPDX-License-Identifier: MIT

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether a link opens only in an app that says that it is its own.
  public static let universalLinksOnly = Self(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  /// What opened the link.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIApplication {
  private static let keptActivity = KeptValue<Bool>()
  /// Accepted, but not drawn: whether the status bar has a sign of the network, as before iOS 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Self.keptActivity[self] ?? false }
    set { Self.keptActivity[self] = newValue }
  }
}
