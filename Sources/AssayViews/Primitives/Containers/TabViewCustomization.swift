// SPDX-License-Identifier: MIT

/// How a user has changed the tabs of a sidebar. A snapshot has none of it.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// The visibility of a tab in the bar, in the sidebar or both.
  public struct TabCustomization: Codable, Hashable, Sendable {
    /// In the sidebar.
    public var sidebarVisibility: Visibility = .automatic
    /// In the bar.
    public var tabBarVisibility: Visibility = .automatic
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Creates no changes.
  public init() {}

  /// The changes of a tab or a section.
  public subscript(tab id: String) -> TabCustomization? {
    get { tabs[id] }
    set { tabs[id] = newValue }
  }

  /// The visibility of a tab in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { tabs[id]?.sidebarVisibility ?? .automatic }
    set { tabs[id, default: TabCustomization()].sidebarVisibility = newValue }
  }
  /// The order of the tabs of a section; nil for that of the app.
  public subscript(sectionID id: String) -> [String]? { nil }

  /// Takes all changes of the order back.
  public mutating func resetSectionOrder() {}
  /// Takes all changes of visibility back.
  public mutating func resetVisibility() { tabs = [:] }
}

/// How a user can change a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// It can be moved and not removed.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// It cannot be changed.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs with a sidebar are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
  /// In the bar, where there is room.
  public static let pinned = TabPlacement(name: "pinned")
}

/// What the tab of a search does when it is chosen.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

nonisolated extension View {
  /// Accepted, but not drawn: whether a tab is shown in the bar or the sidebar before the user
  /// changes it. A snapshot reports a tab that is hidden in the bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    reporting(
      visibility == .hidden && placements.contains { $0 != .sidebar }
        ? "a tab that the bar hides at first" : nil)
  }
  /// Accepted, and has no effect: the name by which the user's own order of tabs is kept.
  public func customizationID(_ id: String) -> some View { self }
  /// Accepted, and has no effect: how the user can change a tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Accepted, but not drawn: where a tab is. On wide screens, a snapshot reports a tab that only a
  /// sidebar shows.
  public func tabPlacement(_ placement: TabPlacement) -> some View {
    reportingOnWideScreens(placement == .sidebarOnly ? "a tab of the sidebar only" : nil)
  }
  /// Accepted, but not drawn: buttons of a section's title, which a sidebar shows under a pointer.
  public func sectionActions<A: View>(@ViewBuilder content: () -> A) -> some View { self }
  /// Accepted, and has no effect: how a user has changed the tabs of a sidebar.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  /// Accepted, and has no effect: where tabs with a sidebar are.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    reportingOnWideScreens(defaultPlacement == .sidebar ? "the sidebar of tabs" : nil)
  }
  /// Accepted, and has no effect: what the tab of a search does when it is chosen.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
