// SPDX-License-Identifier: MIT

/// Tabs of a tab view: one, a section, or several.
///
/// ```swift
/// @TabContentBuilder<Screen> var settings: some TabContent<Screen> {
///   Tab("General", systemImage: "gear", value: .general) { GeneralSettings() }
///   Tab("About", systemImage: "info", value: .about) { About() }
/// }
/// ```
///
/// A type of an app that conforms lists its tabs in its body, as a view lists views.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: _SelectedByTabValue {
  // NB: the protocol is no `View`, because the compiler would not choose between the builders of
  // the two bodies.
  associatedtype TabValue
  /// The type of the body.
  associatedtype Body: _SelectedByTabValue where Body.TabValue == TabValue
  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }
}

/// What the values of one type select.
public protocol _SelectedByTabValue<TabValue> {
  /// The type of the values that select the tabs; `Never` for tabs without one.
  associatedtype TabValue: Hashable
}

/// What tabs of Assay's own are made of.
public nonisolated struct _TabScreens<TabValue: Hashable, Content: View>: View, PrimitiveView,
  _SelectedByTabValue
{
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  let content: Content

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.evaluated(in: context)
  }
}

/// Tabs whose values are of one type, which is part of the name so that the compiler finds it where
/// a value is written short.
public nonisolated struct TabContentGroup<TabValue: Hashable, Content: View>: View, TabContent {
  let content: Content
  public var body: _TabScreens<TabValue, Content> { return _TabScreens(content: content) }
}

/// Tabs as a view.
public nonisolated struct _TabContentView<Tabs: TabContent>: View, PrimitiveView {
  public typealias Body = Never
  let tabs: Tabs

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let view = tabs as? any View { return try view.evaluated(in: context) }
    return try context.evaluateBody(of: tabs) {
      Self.view(BodyEvaluator.call({ (tabs: Tabs, _: Void) in tabs.body }, tabs, ()))
    }
  }

  private static func view(_ body: Tabs.Body) -> AnyView {
    if let view = body as? any View { return AnyView(view) }
    if let tabs = body as? any TabContent { return view(of: tabs) }
    preconditionFailure("\(Tabs.Body.self) consists of no tabs")
  }

  private static func view(of tabs: some TabContent) -> AnyView {
    AnyView(_TabContentView<_>(tabs: tabs))
  }
}

nonisolated extension TabContent {
  /// Leaves the tabs out.
  public func hidden() -> TabContentGroup<TabValue, _TabContentView<Self>?> { hidden(true) }
  /// Leaves the tabs out where the argument is true.
  public func hidden(_ hidden: Bool) -> TabContentGroup<TabValue, _TabContentView<Self>?> {
    TabContentGroup(content: hidden ? nil : screens)
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
      content: screens.reporting(
        visibility == .hidden && placements.contains { $0 != .sidebar }
          ? "a tab that the bar hides at first" : nil))
  }
  /// Accepted, but not drawn: where the tabs are. On wide screens, a snapshot reports tabs that
  /// only a sidebar shows.
  public func tabPlacement(_ placement: TabPlacement) -> TabContentGroup<TabValue, some View> {
    TabContentGroup(
      content: screens.reportingOnWideScreens(
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
    TabContentGroup(content: screens.modified(.accessibilityIdentifier(identifier)))
  }

  private var screens: _TabContentView<Self> { _TabContentView(tabs: self) }
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
