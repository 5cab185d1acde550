// SPDX-License-Identifier: MIT

/// A screen of a `TabView`, with its tab.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View, TabContent {
  public typealias TabValue = Value
  private let content: Content
  private let label: Label
  private let tag: String?
  private let role: TabRole?
  private var badge: Text?

  private init(content: Content, label: Label, tag: String?, role: TabRole? = nil) {
    self.content = content
    self.label = label
    self.tag = tag
    self.role = role
  }

  /// Creates a tab with a view as its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(content: content(), label: label(), tag: nil, role: role)
  }

  /// Creates a tab with a view as its label and the value that selects it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), tag: TagName.of(value), role: role)
  }

  public var body: _TabScreens<Value, some View> {
    let label = self.label
    let role = self.role == .search ? TabItemModifier.Role.search : nil
    let tabbed = content.modified { .tabItem(try label.evaluated(in: $0), role: role) }.badge(badge)
    return _TabScreens(
      content: OptionallyModifiedView(content: tabbed, modifier: tag.map { .tag($0) }))
  }
}

nonisolated extension Tab {
  /// Shows a count on the tab; none for 0.
  public func badge(_ count: Int) -> Tab { badge(count == 0 ? nil : Text(verbatim: String(count))) }
  /// Shows a text on the tab.
  public func badge(_ label: Text?) -> Tab {
    var copy = self
    copy.badge = label
    return copy
  }
  /// Accepted, but never called: an action for values that are dropped on the tab.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> Tab { self }
}

nonisolated extension Tab where Label == AssayViews.Label<Text, Image> {
  /// Creates a tab with a title from the string tables and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      content: content(), label: AssayViews.Label(titleKey, systemImage: systemImage), tag: nil,
      role: role)
  }

  /// Creates a tab with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      content: content(), label: AssayViews.Label(title, systemImage: systemImage), tag: nil,
      role: role)
  }

  /// Creates a tab with a title from the string tables, a symbol and the value that selects it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: AssayViews.Label(titleKey, systemImage: systemImage),
      tag: TagName.of(value), role: role)
  }

  /// Creates a tab with a title that is shown as it is, a symbol and the value that selects it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: AssayViews.Label(title, systemImage: systemImage),
      tag: TagName.of(value), role: role)
  }

  /// Creates a tab with a title from the string tables and an image of the asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      content: content(), label: AssayViews.Label(titleKey, image: image), tag: nil, role: role)
  }

  /// Creates a tab with a title from the string tables, an image of the asset catalog and the value
  /// that selects it.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: AssayViews.Label(titleKey, image: image), tag: TagName.of(value),
      role: role)
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(content: content(), label: DefaultTabLabel(), tag: nil)
  }

  /// Creates a tab without a label, with the value that selects it.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: DefaultTabLabel(), tag: TagName.of(value))
  }
}

/// The label of a tab without one, which shows nothing.
public nonisolated struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

nonisolated extension Tab where Label == SearchTabLabel {
  /// Creates a tab for a search.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(content: content(), label: SearchTabLabel(), tag: nil, role: role)
  }

  /// Creates a tab for a search with the value that selects it.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SearchTabLabel(), tag: TagName.of(value), role: role)
  }
}

/// The label of the system for a tab that searches.
public nonisolated struct SearchTabLabel: View {
  public var body: some View {
    Label(title: { Text(system: "Search") }, icon: { Image(systemName: "magnifyingglass") })
  }
}

/// The purpose of a tab. Where tabs float on glass, the one that searches is apart from the others.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab that searches.
  public static let search = TabRole(name: "search")
}
