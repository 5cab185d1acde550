// SPDX-License-Identifier: MIT

nonisolated extension View {
  public func controlSize(_ size: ControlSize) -> some View { modified(.controlSize(size)) }
  public func labelsHidden() -> some View { modified(.labelsHidden) }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modified { context in
      guard let view else { return .listRowBackground(.background) }
      let node = try view.lowered(in: context).first
      return .listRowBackground(node?.content.asStyle ?? .background)
    }
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    OptionallyModifiedView(
      content: self, modifier: insets.map { .listRowInsets($0) })
  }

  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(.listRowSeparator(visibility))
  }

  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modified(.scrollContentBackground(visibility))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modified(.navigationTitle(Text(titleKey).node))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified(.navigationTitle(TextNode(verbatim: String(title))))
  }

  public func navigationTitle(_ title: Text) -> some View { modified(.navigationTitle(title.node)) }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    modified(.navigationTitle(TextNode(verbatim: title.wrappedValue)))
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View {
    modified(.navigationBarTitleDisplayMode(displayMode))
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified(.navigationBarHidden(hidden))
  }

  /// Of the bars the navigation bar can be hidden; the others are drawn as they are.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let named = bars.isEmpty || bars.contains(.navigationBar)
    return OptionallyModifiedView(
      content: self,
      modifier: named && visibility != .automatic
        ? .navigationBarHidden(visibility == .hidden) : nil)
  }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { .tabItem(try label.lowered(in: $0)) }
  }

  public func badge(_ count: Int) -> some View {
    OptionallyModifiedView(
      content: self, modifier: count == 0 ? nil : .badge(TextNode(verbatim: String(count))))
  }

  public func badge(_ label: Text?) -> some View {
    OptionallyModifiedView(content: self, modifier: label.map { .badge($0.node) })
  }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }

  public func tag<V: Hashable>(_ tag: V) -> some View { modified(.tag(TagName.of(tag))) }
}

/// A bar that `toolbar(_:for:)` shows or hides.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// A view with a modifier, or as it stands.
nonisolated struct OptionallyModifiedView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let modifier: ModifierNode?

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard let modifier else { return try content.lowered(in: context) }
    return try content.modified(modifier).lowered(in: context)
  }
}

extension ViewNode.Content {
  /// A view that fills its room with one style, as that style.
  fileprivate var asStyle: StyleNode? {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let gradient): .linearGradient(gradient)
    case .shape(let shape): shape.style
    default: nil
    }
  }
}
