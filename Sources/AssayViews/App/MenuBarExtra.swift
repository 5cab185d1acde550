// SPDX-License-Identifier: MIT

/// Accepted, and never shown: an item of a Mac's menu bar.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// Creates an item with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates an item with a label that can be taken out.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

nonisolated extension MenuBarExtra where Label == Text {
  /// Creates an item with a title of the string tables.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a title of the string tables that can be taken out.
  public init(
    _ title: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a title that is shown as it is, and can be taken out.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

nonisolated extension MenuBarExtra where Label == AssayViews.Label<Text, Image> {
  /// Creates an item with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a symbol, whose title is not of the string tables.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a symbol that can be taken out.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with an image of the asset catalog.
  public init(
    _ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with an image of the asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with an image of the asset catalog that can be taken out.
  public init(
    _ title: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}

/// How an item of the menu bar shows its content.
public protocol MenuBarExtraStyle {}
/// As the system decides.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system decides.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Accepted, and never shown: how an item of the menu bar shows its content.
  public nonisolated func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
}
