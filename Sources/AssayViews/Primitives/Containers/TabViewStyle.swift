// SPDX-License-Identifier: MIT

enum TabViewStyleName: Hashable, Sendable {
  case automatic
  case page(showsDots: Bool)
}

/// The named looks of tab views.
public protocol TabViewStyle {}

nonisolated protocol NamedTabViewStyle: TabViewStyle {
  var name: TabViewStyleName { get }
}

/// The look of tab views on the platform: a bar with tabs.
public nonisolated struct DefaultTabViewStyle: NamedTabViewStyle {
  /// Creates the style.
  public init() {}
  var name: TabViewStyleName { .automatic }
}
/// A bar with tabs.
public nonisolated struct TabBarOnlyTabViewStyle: NamedTabViewStyle {
  /// Creates the style.
  public init() {}
  var name: TabViewStyleName { .automatic }
}
/// Unlike SwiftUI, always a bar with tabs and never a sidebar, without the button for one. A
/// snapshot of a large screen reports it.
public nonisolated struct SidebarAdaptableTabViewStyle: NamedTabViewStyle {
  /// Creates the style.
  public init() {}
  var name: TabViewStyleName { .automatic }
}
/// Pages that are turned, with dots below.
public nonisolated struct PageTabViewStyle: NamedTabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    enum Name: Hashable, Sendable { case automatic, always, never }
    let name: Name
    /// For more than one page.
    public static let automatic = IndexDisplayMode(name: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(name: .always)
    /// Never.
    public static let never = IndexDisplayMode(name: .never)
  }

  private let indexDisplayMode: IndexDisplayMode
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  var name: TabViewStyleName { .page(showsDots: indexDisplayMode.name != .never) }
}

/// Unlike SwiftUI, pages beside each other, which a snapshot reports: pages of a watch above each
/// other.
public nonisolated struct VerticalPageTabViewStyle: NamedTabViewStyle {
  /// How pages follow each other.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Without growing or shrinking.
    public static let identity = TransitionStyle(name: "identity")
    /// With a blur.
    public static let blur = TransitionStyle(name: "blur")
  }
  /// Creates the style.
  public init() {}
  /// Creates the style. The transition has no effect.
  public init(transitionStyle: TransitionStyle) {}
  var name: TabViewStyleName { .page(showsDots: true) }
}
/// Unlike SwiftUI, pages beside each other, which a snapshot reports: the older pages of a watch.
public nonisolated struct CarouselTabViewStyle: NamedTabViewStyle {
  /// Creates the style.
  public init() {}
  var name: TabViewStyleName { .page(showsDots: true) }
}
/// Unlike SwiftUI, a bar with tabs, which a snapshot reports: the tabs of a settings window.
public nonisolated struct GroupedTabViewStyle: NamedTabViewStyle {
  /// Creates the style.
  public init() {}
  var name: TabViewStyleName { .automatic }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages above each other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// Pages above each other.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
nonisolated extension TabViewStyle where Self == CarouselTabViewStyle {
  /// The older pages of a watch.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The tabs of a settings window.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of tab views on the platform.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar with tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Unlike SwiftUI, always a bar with tabs and never a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned, with dots below.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are turned, with dots below as a mode says.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages.
public protocol IndexViewStyle {}

/// Dots, with or without a background.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// When a background is drawn behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// While the pages are turned.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While the pages are turned.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let hasBackground: Bool
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.hasBackground = backgroundDisplayMode.isShown
  }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, with a background as a mode says.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyleName.automatic
}
private enum IndexHasBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleName {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// Whether the dots of pages have a background.
  var indexHasBackground: Bool {
    get { self[IndexHasBackgroundKey.self] }
    set { self[IndexHasBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the tab views in the view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let name = (style as? any NamedTabViewStyle)?.name ?? .automatic
    let hasSidebar = style is SidebarAdaptableTabViewStyle
    let undrawn: String? =
      switch style {
      case is VerticalPageTabViewStyle: "the vertical page style of a tab view"
      case is CarouselTabViewStyle: "the carousel style of tab views"
      case is GroupedTabViewStyle: "the grouped style of tab views"
      default: nil
      }
    return EnvironmentChangingView(content: self) { $0.tabViewStyle = name }
      .reporting(undrawn)
      .reportingOnWideScreens(hasSidebar ? "the sidebar of tabs, and the button for it" : nil)
  }

  /// Sets the style of the dots of pages in the view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = (style as? PageIndexViewStyle)?.hasBackground ?? false
    return EnvironmentChangingView(content: self) { $0.indexHasBackground = hasBackground }
  }
}

/// The chosen one of some pages, with a dot for each below it: 7 points wide, 17 apart.
nonisolated struct TabPages: View {
  let pages: [ViewNode]
  let chosen: Int
  let showsDots: Bool
  let hasBackground: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      NodeView { _ in pages.indices.contains(chosen) ? [pages[chosen]] : [] }
        // The system scrolls from page to page: each is as large as the tab view, whatever its
        // content takes, and the scroll view cuts off what lies outside of it.
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .clipped()
      if showsDots, pages.count > 1 { dots }
    }
  }

  // White is the color of the system in both appearances.
  private var dots: some View {
    HStack(spacing: 10) {
      ForEach(0..<pages.count) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.5)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 26)
    .background(hasBackground ? Color.black.opacity(0.2) : Color.clear, in: Capsule())
    .padding(.bottom, 12)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "page \(chosen + 1) of \(pages.count)"))
    .accessibilityAddTraits(.updatesFrequently)
  }
}
