// SPDX-License-Identifier: MIT

/// Builds the tabs of a closure whose values are of one type, so that a value may be written short:
/// `Tab("Home", systemImage: "house", value: .home) { … }`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds a tab with a value.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }
  /// Builds a section of tabs with values.
  public static func buildExpression<Content: View>(
    _ section: TabSection<TabValue, Content>
  ) -> TabSection<TabValue, Content> {
    section
  }
  /// Builds tabs of a modifier.
  public static func buildExpression<Content: View>(
    _ tabs: TabContentGroup<TabValue, Content>
  ) -> TabContentGroup<TabValue, Content> {
    tabs
  }
  /// Builds tabs with values of a property or a function.
  public static func buildExpression<Content: TabContent>(
    _ tabs: Content
  ) -> _TabContentView<Content> where Content.TabValue == TabValue {
    _TabContentView(tabs: tabs)
  }
  /// Builds other content, such as a loop.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds a closure of a single tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Builds a closure of several tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }
  /// Builds an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Builds the branch of an `if` whose condition holds.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }
  /// Builds the `else` branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }
  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
  /// Builds the tabs of the closure.
  public static func buildFinalResult<Content: View>(
    _ content: Content
  ) -> TabContentGroup<TabValue, Content> {
    TabContentGroup(content: content)
  }
}

nonisolated extension TabView {
  /// Creates a tab view with a selection, which is compared with the values of the tabs.
  @_disfavoredOverload
  public init<Tabs: View>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> TabContentGroup<SelectionValue, Tabs>
  ) where Content == TabContentGroup<SelectionValue, Tabs> {
    let content = content()
    self.init(selection: Optional(selection)) { content }
  }

  /// Creates a tab view that shows its first screen, of tabs that no value selects.
  @_disfavoredOverload
  public init<Tabs: View>(
    @TabContentBuilder<Never> content: () -> TabContentGroup<Never, Tabs>
  ) where SelectionValue == Int, Content == TabContentGroup<Never, Tabs> {
    let content = content()
    self.init { content }
  }
}
