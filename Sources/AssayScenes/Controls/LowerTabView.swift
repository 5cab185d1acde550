// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerTabView(
    _ selection: String?, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let tabs = BarTab.tabs(of: children)
    let selected = tabs.firstIndex { $0.tag != nil && $0.tag == selection } ?? 0
    let inner = environment.with { $0.stackAxis = nil }
    let shown = tabs.isEmpty ? [] : [tabs[selected].view]
    let content = single(try lower(shown, inner), inner, layout: AssayLayout.ZStackLayout())
    layout.setContainer(content)
    let isCompact = environment.values.verticalSizeClass == .compact
    let metrics = environment.look.tabBar
    let height = isCompact ? metrics.heightInCompactHeight : metrics.height
    var items: [ID] = []
    for (index, tab) in tabs.enumerated() {
      let item = tab.item(
        metrics, isSelected: index == selected, height: height, isCompact: isCompact)
      let id = single(try lower(item, inner), inner)
      let traits: Set<AccessibilityTrait> =
        index == selected ? [.isButton, .isSelected] : [.isButton]
      items.append(control("TabItem", id, environment, traits))
    }
    let row = container("TabItems", AssayLayout.HStackLayout(spacing: 0), items, environment)
    let backdrop = single(try lower(Self.tabBackdrop(inner), inner), inner)
    let bar = unary(
      "TabBar", SecondaryLayout(), row, secondary: backdrop, environment,
      semantics: Semantics(.container(AccessibilityNode(frame: .zero, traits: [.isTabBar]))),
      order: .secondaryFirst)
    return container("TabView", BarLayout(edge: .bottom), [content, bar], environment, guides: [])
  }

  /// The bar's material to the bottom of the screen, with a hairline on top.
  private static func tabBackdrop(_ environment: SceneEnvironment) -> ViewNode {
    let hairline = ViewNode.filled(.rectangle, .system("separator"))
      .frame(height: 1 / environment.values.displayScale)
    return ViewNode.filled(.rectangle, .material("bar"))
      .with(.overlay(alignment: .top, children: [hairline]))
      .with(.ignoresSafeArea(edges: .bottom), .accessibilityHidden(true))
  }
}

/// A view of a tab view, and its item in the bar.
private struct BarTab {
  var view: ViewNode
  var tag: String?
  var label: [ViewNode]
  var badge: TextNode?

  static func tabs(of views: [ViewNode]) -> [BarTab] {
    views.flatMap { view -> [BarTab] in
      if case .group(let group) = view.content, view.modifiers.isEmpty {
        return tabs(of: group.children)
      }
      var tag: String?
      var label: [ViewNode] = []
      var badge: TextNode?
      for modifier in view.modifiers {
        let effect = modifier.effect
        if case .container(.tag(let value)) = effect { tag = value }
        if case .container(.tabItem(let views)) = effect { label = views }
        if case .container(.badge(let text)) = effect { badge = text }
      }
      return [BarTab(view: view, tag: tag, label: label, badge: badge)]
    }
  }

  /// Icon over title, or beside it where the bar is low.
  func item(
    _ metrics: TabBarMetrics, isSelected: Bool, height: Double, isCompact: Bool
  ) -> ViewNode {
    let icons = label.flatMap(Self.icons).map { $0.font(.system(size: metrics.iconSize)) }
    let titles = label.flatMap(Self.titles).map {
      $0.font(.system(size: metrics.labelSize, weight: .medium)).with(.lineLimit(1))
    }
    let style: StyleNode = isSelected ? .tint : .system("systemGray")
    guard !isCompact else {
      return ViewNode.row(icons + titles, spacing: 4).frame(height: height)
        .fillingWidth(.center).foreground(style)
    }
    var icon = ViewNode(.zStack(alignment: .center, children: icons))
      .frame(height: 2 * metrics.iconCenter)
    if let badge { icon = icon.with(.overlay(alignment: .topTrailing, children: [bubble(badge)])) }
    let title = ViewNode(.zStack(alignment: .center, children: titles))
      .frame(height: 2 * (height - metrics.labelCenter))
    return ViewNode(
      .zStack(alignment: .center, children: [icon.top(height), title.bottom(height)])
    )
    .fillingWidth(.center).foreground(style)
  }

  /// A red bubble, 18 points high, over the corner of the icon.
  private func bubble(_ text: TextNode) -> ViewNode {
    ViewNode(.text(text))
      .font(.system(size: 13))
      .foreground(.color(.white))
      .with(.lineLimit(1), .fixedSize(horizontal: true, vertical: true))
      .padding(.horizontal, 5)
      .with(.frame(FrameLimits(minWidth: 18, minHeight: 18, maxHeight: 18)))
      .with(.backgroundShape(.system("systemRed"), in: .capsule(style: .circular)))
      .with(.offset(x: 10, y: 2))
  }

  private static func icons(_ view: ViewNode) -> [ViewNode] {
    if case .label(let label) = view.content { return label.icon }
    if case .group(let group) = view.content { return group.children.flatMap(icons) }
    if case .image = view.content { return [view] }
    return []
  }

  private static func titles(_ view: ViewNode) -> [ViewNode] {
    if case .label(let label) = view.content { return label.title }
    if case .group(let group) = view.content { return group.children.flatMap(titles) }
    if case .text = view.content { return [view] }
    return []
  }
}

extension ViewNode {
  fileprivate func top(_ height: Double) -> ViewNode { frame(height: height, alignment: .top) }
  fileprivate func bottom(_ height: Double) -> ViewNode {
    frame(height: height, alignment: .bottom)
  }
}
