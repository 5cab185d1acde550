// SPDX-License-Identifier: MIT

/// Tabs under a title, which only a sidebar shows.
public nonisolated struct TabSection<TabValue: Hashable, Content: View>: View, TabContent {
  private let content: Content

  public var body: _TabScreens<TabValue, Content> { return _TabScreens(content: content) }

  /// Accepted, but not drawn: buttons of the section's title, which only a sidebar shows.
  public func sectionActions<A: View>(@ViewBuilder content: () -> A) -> TabSection { self }
}

nonisolated extension TabSection where TabValue == Never {
  /// Creates a section of tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a section of tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a section of tabs with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a section of tabs with a view as its header.
  public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) {
    self.content = content()
  }
}

/// Where the tab view around has a selection, the values of the tabs may be written short.
nonisolated extension TabSection {
  /// Creates a section of tabs with values.
  @_disfavoredOverload
  public init(@TabContentBuilder<TabValue> content: () -> Content) { self.content = content() }
  /// Creates a section of tabs with values and a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }
  /// Creates a section of tabs with values and a view as its header.
  @_disfavoredOverload
  public init<H: View>(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> H
  ) {
    self.content = content()
  }
}
