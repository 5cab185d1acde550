// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ size: ControlSize) -> some View { modified(.controlSize(size)) }
  /// Limits the size of the controls in the view to a range. The size is that of the environment,
  /// or the nearest one in the range.
  public func controlSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == ControlSize {
    modified { context in
      let size = context.environment.controlSize
      let sizes = ControlSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last, !range.contains(size) else {
        return .controlSize(size)
      }
      return .controlSize(size < first ? first : last)
    }
  }
  /// Hides the labels of the controls in the view, for the eye but not for assistive technology.
  public func labelsHidden() -> some View { modified(.labelsHidden) }

  /// Sets the background of a list row; nil for that of the list. Unlike SwiftUI, a view other than
  /// a color, a gradient or a filled shape is drawn as the default background, which a snapshot
  /// reports.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    NodeView { context in
      guard let view else { return try evaluated(in: context) }
      let nodes = try view.evaluated(in: context)
      let style = nodes.count == 1 ? nodes[0].content.asStyle : nil
      return try modified(.listRowBackground(style ?? .background))
        .reporting(style == nil && !nodes.isEmpty ? "the view behind a list row" : nil)
        .evaluated(in: context)
    }
  }

  /// Sets the insets of a list row, in points; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    OptionallyModifiedView(
      content: self, modifier: insets.map { .listRowInsets($0) })
  }

  /// Sets the insets of a list row at some edges, in points; nil for the default. Unlike SwiftUI,
  /// all edges at once are drawn, and others are reported.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let insets =
      edges == .all
      ? length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) } : nil
    return listRowInsets(insets)
      .reporting(length == nil || insets != nil ? nil : "the inset of a list row at some edges")
  }

  /// Sets whether the separators of a list row are drawn. Unlike SwiftUI, both edges follow,
  /// whichever are named.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(.listRowSeparator(visibility))
  }

  /// Sets whether the background of a list or a form is drawn.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modified(.scrollContentBackground(visibility))
  }

  /// Sets the title of the navigation bar to a key of the string tables.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar to a string as it is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified(.navigationTitle(TextNode(verbatim: String(title))))
  }

  /// Sets the title of the navigation bar.
  public func navigationTitle(_ title: Text) -> some View {
    modified { .navigationTitle(title.node(in: $0.environment)) }
  }

  /// Sets the title of the navigation bar to the value of a binding.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modified(.navigationTitle(TextNode(verbatim: title.wrappedValue)))
  }

  /// Sets the title of the navigation bar to a key of the string tables.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the navigation bar and how it is displayed.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: EnvironmentValues.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title of the navigation bar is displayed.
  public func navigationBarTitleDisplayMode(_ displayMode: EnvironmentValues.TitleDisplayMode)
    -> some View
  {
    modified(.navigationBarTitleDisplayMode(displayMode))
  }

  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified(.navigationBarHidden(hidden))
  }

  /// Shows or hides bars. Unlike SwiftUI, only the navigation bar can be hidden; a snapshot reports
  /// others.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hidingBars(visibility, bars)
  }

  /// Sets the tab of a screen in a `TabView`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { .tabItem(try label.evaluated(in: $0)) }
  }

  /// Shows a count on a tab or at the end of a list row; none for 0.
  public func badge(_ count: Int) -> some View {
    OptionallyModifiedView(
      content: self, modifier: count == 0 ? nil : .badge(TextNode(verbatim: String(count))))
  }

  /// Shows a text on a tab or at the end of a list row.
  public func badge(_ label: Text?) -> some View {
    OptionallyModifiedView(content: self, modifier: label.map { .badge($0.node) })
  }

  /// Shows a text of the string tables on a tab or at the end of a list row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text as it is on a tab or at the end of a list row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }

  /// Identifies the view among the views of a `Picker` or a `TabView`.
  public func tag<V: Hashable>(_ tag: V) -> some View { modified(.tag(TagName.of(tag))) }
  /// Sets the value that a selection of the view stands for, also where it is optional.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// A bar of the screen.
public enum ToolbarPlacement: Hashable, Sendable {
  /// A bar of the screen.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar, bottomOrnament
  /// A bar below that of a window. Unlike SwiftUI, it is not drawn, which is reported.
  case accessoryBar

  /// A bar below that of a window, by its identity. Unlike SwiftUI, it is not drawn, which is
  /// reported.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .accessoryBar }

  /// nil for a bar that is not drawn.
  var node: BarName? {
    switch self {
    case .automatic, .navigationBar, .windowToolbar: .navigationBar
    case .bottomBar, .bottomOrnament: .bottomBar
    case .tabBar: .tabBar
    case .accessoryBar: nil
    }
  }
}

extension ViewNode.Content {
  /// A view that fills its room with one style, as that style.
  fileprivate var asStyle: StyleNode? {
    if case .color(let color) = self { return .color(color) }
    if case .linearGradient(let gradient) = self { return .linearGradient(gradient) }
    if case .gradient(let gradient) = self { return .gradient(gradient) }
    if case .shape(let shape) = self { return shape.style }
    return nil
  }
}

extension ControlSize: Comparable {
  /// Whether a size is smaller than another one.
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
