// SPDX-License-Identifier: MIT

/// How windows are sized.
public struct WindowResizability: Sendable {
  /// As the system decides.
  public static let automatic = WindowResizability()
  /// As the content is.
  public static let contentSize = WindowResizability()
  /// No smaller than the content.
  public static let contentMinSize = WindowResizability()
}

/// The style of windows.
public protocol WindowStyle {}
/// A style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A style of windows.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A style of windows.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// As the system decides.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The style of the toolbar of windows.
public protocol WindowToolbarStyle {}
/// A style of the toolbar of windows.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// A style of the toolbar of windows.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// A style of the toolbar of windows.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A style of the toolbar of windows.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A style of windows.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
extension WindowStyle where Self == PlainWindowStyle {
  /// Without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the system decides.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Title and toolbar in a line.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A line with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Title and toolbar in a low line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// A low line with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
