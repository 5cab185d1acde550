// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the title of the navigation bar to a string as it is.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the navigation bar.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the navigation bar to a string as it is, and how it is displayed.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: EnvironmentValues.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the navigation bar and how it is displayed.
  public func navigationBarTitle(
    _ title: Text, displayMode: EnvironmentValues.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Accepted, but not drawn: a line below the title of the navigation bar, which a snapshot
  /// reports.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modified(.notDrawn("the subtitle of a navigation bar"))
  }

  /// Accepted, but not drawn: a line below the title of the navigation bar, which a snapshot
  /// reports.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modified(.notDrawn("the subtitle of a navigation bar"))
  }

  /// Accepted, but not drawn: a line below the title of the navigation bar, which a snapshot
  /// reports.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modified(.notDrawn("the subtitle of a navigation bar"))
  }

  /// Accepted, but not drawn: the style of the words and symbols in bars of a watch, which a
  /// snapshot reports.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    reporting("the style of the words in a bar")
  }

  /// Accepted, but not drawn: the document that the navigation bar stands for.
  public func navigationDocument<D>(_ document: D) -> some View { self }

  /// Accepted, but not drawn: the document that the navigation bar stands for, with a preview.
  public func navigationDocument<D, I, C>(
    _ document: D, preview: SharePreview<I, C>
  ) -> some View { self }

  /// Sets how the title of the navigation bar is displayed.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Accepted, but not drawn: the purpose of the content of bars, which moves the title on large
  /// screens. A snapshot of one reports it.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    reportingOnWideScreens(role.movesTitle ? "the role of a toolbar" : nil)
  }

  /// Accepted, but not drawn: the arrow beside the title of a bar, for a menu. A snapshot reports
  /// it.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    reporting("the arrow of a title menu")
  }

  /// Accepted, but not drawn: the arrow beside the title of a bar, for a menu of the actions that
  /// the app has anyway. A snapshot reports it.
  public func toolbarTitleMenu() -> some View { toolbarTitleMenu { EmptyView() } }

  /// Shows or hides bars. Unlike SwiftUI, only the navigation bar can be hidden.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    hidingBars(visibility, bars)
  }

  /// Hides the navigation bar where it is named, and reports other bars that would be hidden.
  func hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let hidesNavigationBar = bars.isEmpty || bars.contains(.navigationBar)
    let isUndrawn = visibility == .hidden && !bars.allSatisfy { $0 == .navigationBar }
    return OptionallyModifiedView(
      content: OptionallyModifiedView(
        content: self,
        modifier: hidesNavigationBar && visibility != .automatic
          ? .navigationBarHidden(visibility == .hidden) : nil),
      modifier: isUndrawn ? .toolbarVisibility(bars.contains(.tabBar)) : nil)
  }

  /// Changes bars that are drawn, and reports a bar that is not.
  private func changing(
    _ bars: [ToolbarPlacement], _ modifier: ([BarName]) -> ModifierNode
  ) -> some View {
    let drawn = bars.compactMap(\.node)
    let isUndrawn = drawn.count < bars.count
    return OptionallyModifiedView(
      content: reporting(isUndrawn ? "the accessory bar of a window" : nil),
      modifier: isUndrawn && drawn.isEmpty ? nil : modifier(drawn))
  }

  /// Accepted, but not drawn: default items that are left out of bars. A snapshot reports them.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    reporting(defaultItemKind == nil ? nil : "the removal of a default item from a bar")
  }

  /// Adds items to the bars of the screen. An identifier lets the user change them, which is not
  /// drawn.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Sets whether the background of bars is drawn.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    changing(bars) { .barBackground(visibility: visibility, style: nil, bars: $0) }
  }

  /// Sets whether the background of bars is drawn.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    changing(bars) { .barBackground(visibility: visibility, style: nil, bars: $0) }
  }

  /// Sets the style behind bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    NodeView { context in
      let style = style.styleNode(in: context.environment)
      return try changing(bars) { .barBackground(visibility: nil, style: style, bars: $0) }
        .evaluated(in: context)
    }
  }

  /// Sets the color scheme of bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    changing(bars) { .barColorScheme(colorScheme, bars: $0) }
  }

  /// Hides the status bar in a snapshot that shows the system chrome.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modified(.statusBarHidden(hidden))
  }

  /// Hides the status bar in a snapshot that shows the system chrome, by its name in iOS 13.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Accepted, but not drawn: whether the system's controls over the screen, such as the home
  /// indicator, are hidden. A snapshot reports hidden ones.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    OptionallyModifiedView(
      content: self,
      modifier: visibility == .hidden ? .notDrawn("a hidden home indicator") : nil)
  }

  /// Accepted, but not drawn: gestures of the screen before those of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted, but not drawn: what a tab bar does while the content scrolls.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

extension ModifierNode {
  fileprivate static func toolbarVisibility(_ isTabBar: Bool) -> ModifierNode {
    isTabBar ? .notDrawn("a hidden tab bar") : .notDrawn("a hidden bar")
  }
}

/// How the title of a navigation bar is displayed.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: EnvironmentValues.TitleDisplayMode
  /// As the container suggests.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar. Unlike SwiftUI, drawn in the middle of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// The purpose of the content of bars.
public struct ToolbarRole: Hashable, Sendable {
  let movesTitle: Bool
  /// As the system decides.
  public static let automatic = ToolbarRole(movesTitle: false)
  /// A stack of screens.
  public static let navigationStack = ToolbarRole(movesTitle: false)
  /// A browser, with the title at the leading edge of large screens.
  public static let browser = ToolbarRole(movesTitle: true)
  /// An editor, with the title at the leading edge of large screens.
  public static let editor = ToolbarRole(movesTitle: true)
}

/// A default item of bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Accepted, but not drawn: what a tab bar does while the content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// The bar shrinks while scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar shrinks while scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// How the title of a navigation bar is displayed, by the names of iOS 13.
public enum NavigationBarItem {
  /// How the title is displayed.
  public typealias TitleDisplayMode = EnvironmentValues.TitleDisplayMode
}

/// A gap between the items of bars, which parts their glass. Accepted, but not drawn where bars
/// have no glass.
public nonisolated struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a gap.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    guard let placement = placement.node else { return [] }
    return [
      ToolbarItemNode(
        placement: placement, children: [], space: sizing == .flexible ? .flexible : .fixed)
    ]
  }
}

/// An item that the system has for bars. It is not drawn, and reported.
public nonisolated struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// A kind of items.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// The field to search in.
    public static let search = Kind(name: "search")
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = Kind(name: "sidebarToggle")
    /// The title.
    public static let title = Kind(name: "title")
  }

  public typealias Body = Never
  private let kind: Kind

  /// Creates an item.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) { self.kind = kind }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    LeftOutNotes.add("the DefaultToolbarItem '\(kind.name)'")
    return []
  }
}

/// The size of a gap between the items of bars.
public enum SpacerSizing: Hashable, Sendable {
  /// As large as possible, or a fixed size.
  case flexible, fixed
}
