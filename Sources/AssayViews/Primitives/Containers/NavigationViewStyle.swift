// SPDX-License-Identifier: MIT

/// How a `NavigationView` shows its views. A snapshot shows a stack, as a phone does.
public protocol NavigationViewStyle {}

/// The look of the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// Columns beside each other. Unlike SwiftUI, drawn as a stack on large screens too.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// Two columns beside each other. Unlike SwiftUI, drawn as a stack on large screens too.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Unlike SwiftUI, columns are drawn as a stack, which a snapshot of a large screen reports.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    reportingOnWideScreens(
      style is DefaultNavigationViewStyle ? nil : "the columns of a navigation view")
  }
}
