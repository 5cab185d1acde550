// SPDX-License-Identifier: MIT

/// Tabs of a tab view: one, a section, or several.
///
/// ```swift
/// @TabContentBuilder<Screen> var settings: some TabContent<Screen> {
///   Tab("General", systemImage: "gear", value: .general) { GeneralSettings() }
///   Tab("About", systemImage: "info", value: .about) { About() }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values that select the tabs; `Never` for tabs without one.
  associatedtype TabValue: Hashable = Never
}

/// Tabs whose values are of one type, which is part of the name so that the compiler finds it where
/// a value is written short.
public nonisolated struct TabContentGroup<TabValue: Hashable, Content: View>: TabContent {
  let content: Content
  public var body: some View { content }
}

nonisolated extension TabContent {
  /// Leaves the tabs out.
  public func hidden() -> TabContentGroup<TabValue, Self?> { hidden(true) }
  /// Leaves the tabs out where the argument is true.
  public func hidden(_ hidden: Bool) -> TabContentGroup<TabValue, Self?> {
    TabContentGroup(content: hidden ? nil : self)
  }
  /// Accepted, and has no effect: the name by which the user's own order of tabs is kept.
  public func customizationID(_ id: String) -> Self { self }
  /// Accepted, and has no effect: how the user can change the tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Accepted, but not drawn: whether the tabs are shown in the bar or the sidebar before the user
  /// changes it. A snapshot reports tabs that are hidden in the bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> TabContentGroup<TabValue, some View> {
    TabContentGroup(
      content: reporting(
        visibility == .hidden && placements.contains { $0 != .sidebar }
          ? "a tab that the bar hides at first" : nil))
  }
  /// Accepted, but not drawn: where the tabs are. On wide screens, a snapshot reports tabs that
  /// only a sidebar shows.
  public func tabPlacement(_ placement: TabPlacement) -> TabContentGroup<TabValue, some View> {
    TabContentGroup(
      content: reportingOnWideScreens(
        placement == .sidebarOnly ? "a tab of the sidebar only" : nil))
  }
  /// Accepted, but not drawn: buttons that a swipe shows in a sidebar.
  public func swipeActions<A: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> A
  ) -> Self { self }
  /// Accepted, but not drawn: the menu of the tabs in a sidebar.
  public func contextMenu<A: View>(@ViewBuilder menuItems: () -> A) -> Self { self }
  /// Sets the name by which tests find the tabs.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> TabContentGroup<TabValue, some View> {
    TabContentGroup(content: modified(.accessibilityIdentifier(identifier)))
  }
}

nonisolated extension TabContentGroup {
  /// Shows a count on the tabs; none for 0.
  public func badge(_ count: Int) -> TabContentGroup<TabValue, some View> {
    TabContentGroup<TabValue, _>(content: content.badge(count))
  }
  /// Shows a text on the tabs.
  public func badge(_ label: Text?) -> TabContentGroup<TabValue, some View> {
    TabContentGroup<TabValue, _>(content: content.badge(label))
  }
}
