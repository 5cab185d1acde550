// SPDX-License-Identifier: MIT

nonisolated extension ForEach {
  /// Creates tabs for each element, by a function that returns some tabs.
  @_disfavoredOverload
  public init<Tabs: TabContent>(
    _ data: Data, content: @escaping (Data.Element) -> Tabs
  ) where Content == _TabContentView<Tabs>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id) { _TabContentView(tabs: content($0)) }
  }

  /// Creates tabs for each element, which a key path identifies, by a function that returns some
  /// tabs.
  @_disfavoredOverload
  public init<Tabs: TabContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Tabs
  ) where Content == _TabContentView<Tabs> {
    self.init(elements: data, id: id) { _TabContentView(tabs: content($0)) }
  }
}
