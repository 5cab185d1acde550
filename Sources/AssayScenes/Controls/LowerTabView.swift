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
    let isAtTop = isAtTop(environment)
    let inner = environment.with {
      $0.stackAxis = nil
      $0.isInTabs = true
      $0.topTabsHeight = isAtTop ? environment.look.navigationBar.heightOnPad : 0
    }
    let shown = tabs.isEmpty ? [] : [tabs[selected].view]
    let content = single(try lower(shown, inner), inner, layout: AssayLayout.ZStackLayout())
    layout.setContainer(content)
    setZIndex(0, of: content)
    let root = ViewNode(.group(children: shown))
    let barEnvironment = inner.with {
      if let scheme = root.colorScheme(of: .tabBar) { $0.values.colorScheme = scheme }
    }
    let background = BarBackground(of: .tabBar, in: root)
    if isAtTop {
      let bar = try topTabs(tabs, selected: selected, background, barEnvironment)
      return container("TabView", BarLayout(edge: .top), [content, bar], environment, guides: [])
    }
    let (fitting, index) =
      environment.values.horizontalSizeClass == .regular
      ? (tabs, selected) : BarTab.fitting(tabs, selected: selected)
    let bar = try tabBar(
      fitting, selected: index, background, over: content, barEnvironment)
    return container("TabView", BarLayout(edge: .bottom), [content, bar], environment, guides: [])
  }

  /// Since iPadOS 18, tabs are at the top of an iPad's screen (Apple's WWDC24 10147).
  private func isAtTop(_ environment: SceneEnvironment) -> Bool {
    environment.idiom == .ipad && environment.values.horizontalSizeClass == .regular
  }

  /// Words in a capsule in the middle of the row that a navigation bar's items have too. Icons are
  /// not shown. The lengths are estimates.
  private func topTabs(
    _ tabs: [BarTab], selected: Int, _ background: BarBackground?, _ environment: SceneEnvironment
  ) throws -> ID {
    if background != nil { notes.add(.notDrawn("the background of a tab bar at the top")) }
    let items = try tabs.enumerated().map { index, tab in
      let isSelected = index == selected
      let item = single(
        try lower(tab.topItem(isSelected: isSelected, environment), environment), environment)
      return control(
        "TabItem", item, environment, isSelected ? [.isButton, .isSelected] : [.isButton],
        value: tab.badge.map { words($0, environment) })
    }
    let isGlass = environment.look.tabBar.platter != nil
    let row = container("TabItems", AssayLayout.HStackLayout(spacing: 0), items, environment)
    let inset = EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let padded = unary(nil, PaddingLayout(insets: inset), row, environment)
    let ground: ViewNode =
      isGlass
      ? .floatingGlass(environment)
      : .filled(.capsule(style: .continuous), .material(.regularMaterial))
        .with(
          .background(
            alignment: .center,
            children: [.filled(.capsule(style: .continuous), .system("tertiarySystemFill"))]))
    let platter = unary(
      nil, SecondaryLayout(), padded,
      secondary: single(try lower(ground, environment), environment), environment,
      order: .secondaryFirst)
    let height = environment.look.navigationBar.heightOnPad
    let semantics = Semantics(
      .container(AccessibilityNode(frame: .zero, traits: [.isTabBar])))
    let room = FrameLimits(maxWidth: .infinity, minHeight: height, maxHeight: height)
    let framed = try lowerEffect(
      ModifierNode.frame(room, alignment: .center).effect, platter, environment)
    let bar = unary("TabBar", PassThroughLayout(), framed, environment, semantics: semantics)
    setArea(.bar, of: bar)
    return bar
  }

  private func tabBar(
    _ tabs: [BarTab], selected: Int, _ background: BarBackground?, over content: ID,
    _ environment: SceneEnvironment
  ) throws -> ID {
    let isCompact = environment.values.verticalSizeClass == .compact
    let metrics = environment.look.tabBar
    let height = metrics.height(
      isCompact: isCompact, safeBottom: environment.values.canvasSafeArea.bottom)
    // Where tabs float, the one that searches is apart from the others.
    let search = metrics.platter == nil ? nil : tabs.lastIndex(where: \.isSearch)
    let joined = tabs.indices.filter { $0 != search }
    func control(_ index: Int) throws -> ID {
      let item = tabs[index].item(
        metrics, isSelected: index == selected, isCompact: isCompact, environment,
        isApart: index == search)
      let id = single(try lower(item, environment), environment)
      let traits: Set<AccessibilityTrait> =
        index == selected ? [.isButton, .isSelected] : [.isButton]
      return self.control(
        "TabItem", id, environment, traits,
        value: tabs[index].badge.map { words($0, environment) })
    }
    let items = try joined.map(control)
    let semantics = Semantics(
      .container(AccessibilityNode(frame: .zero, traits: [.isTabBar])))
    if let platter = metrics.platter {
      if background != nil { notes.add(.notDrawn("the background of a tab bar of glass")) }
      let glass = single(try lower(.floatingGlass(environment), environment), environment)
      let circle = try search.map { index in
        [
          single(try lower(.floatingGlass(environment), environment), environment),
          try control(index),
        ]
      }
      let layout = FloatingTabsLayout(
        metrics: platter, height: platter.height(isCompact: isCompact), barHeight: height,
        hasSearch: search != nil)
      return container(
        "TabBar", layout, [glass] + items + (circle ?? []), environment, semantics: semantics)
    }
    let row = container("TabItems", AssayLayout.HStackLayout(spacing: 0), items, environment)
    return try bar("TabBar", row, background, over: content, environment, semantics: semantics)
  }
}

/// A capsule in the middle of a bar, and tabs of one width in it. Where a tab searches, the capsule
/// starts at the leading side and that tab is a circle at the other.
private struct FloatingTabsLayout: UncachedLayout {
  var metrics: TabPlatterMetrics
  /// Of the capsule, from the bar's top on.
  var height: Double
  var barHeight: Double
  /// Whether the last two views are a circle of glass and the tab in it.
  var hasSearch: Bool

  private var searchRoom: Double { hasSearch ? height + metrics.searchGap : 0 }

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let count = Double(max(0, subviews.count - (hasSearch ? 3 : 1)))
    let ideal =
      count * metrics.pitch + metrics.overlap + 2 * (metrics.padding + metrics.side) + searchRoom
    return Size(width: proposal.width ?? ideal, height: barHeight)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tabs = subviews.dropFirst().dropLast(hasSearch ? 2 : 0)
    placeSearch(subviews.suffix(hasSearch ? 2 : 0), in: bounds)
    guard let platter = subviews.first, !tabs.isEmpty else { return }
    let room = max(0, bounds.width - 2 * (metrics.side + metrics.padding) - searchRoom)
    let pitch = min(metrics.pitch, (room - metrics.overlap) / Double(tabs.count))
    let width = pitch * Double(tabs.count) + metrics.overlap + 2 * metrics.padding
    let left = hasSearch ? bounds.minX + metrics.side : bounds.midX - width / 2
    platter.place(
      at: Point(x: left, y: bounds.minY),
      proposal: AssayLayout.ProposedViewSize(width: width, height: height))
    let offer = AssayLayout.ProposedViewSize(
      width: pitch + metrics.overlap, height: max(0, height - 2 * metrics.padding))
    for (index, tab) in tabs.enumerated() {
      tab.place(
        at: Point(
          x: left + metrics.padding + Double(index) * pitch, y: bounds.minY + metrics.padding),
        proposal: offer)
    }
  }

  private func placeSearch(_ views: some Sequence<Subviews.Element>, in bounds: Rect) {
    for view in views {
      view.place(
        at: Point(x: bounds.maxX - metrics.side - height, y: bounds.minY),
        proposal: AssayLayout.ProposedViewSize(width: height, height: height))
    }
  }
}

/// A view of a tab view, and its item in the bar.
private struct BarTab {
  var view: ViewNode
  var tag: String?
  var label: [ViewNode]
  var badge: TextNode?
  var isSearch = false

  static func tabs(of views: [ViewNode]) -> [BarTab] {
    views.flatMap { view -> [BarTab] in
      if case .group(let group) = view.content, view.modifiers.isEmpty {
        return tabs(of: group.children)
      }
      var tag: String?
      var label: [ViewNode] = []
      var badge: TextNode?
      var isSearch = false
      for modifier in view.modifiers {
        let effect = modifier.effect
        if case .container(.tag(let value)) = effect { tag = value }
        if case .container(.tabItem(let views, let searches)) = effect {
          label = views
          isSearch = searches
        }
        if case .container(.badge(let text)) = effect { badge = text }
      }
      return [BarTab(view: view, tag: tag, label: label, badge: badge, isSearch: isSearch)]
    }
  }

  /// A phone shows five tabs: of more, the fifth leads to the others (UIKit's documentation of
  /// `UITabBarController`).
  static func fitting(_ tabs: [BarTab], selected: Int) -> (tabs: [BarTab], selected: Int) {
    let most = 5
    guard tabs.count > most else { return (tabs, selected) }
    let more = BarTab(
      view: ViewNode(.empty),
      label: [
        ViewNode(.image(ImageNode(.system("ellipsis"), isDecorative: true))),
        ViewNode(.text(TextNode(system: "More"))),
      ])
    return (tabs.prefix(most - 1) + [more], min(selected, most - 1))
  }

  /// Words, and after them the bubble of a badge, whose place is an estimate.
  func topItem(isSelected: Bool, _ environment: SceneEnvironment) -> ViewNode {
    let isGlass = environment.look.tabBar.platter != nil
    let isDark = environment.values.colorScheme == .dark
    let titles = label.flatMap(Self.titles)
    // A tab that searches has its sign alone.
    let views = titles.isEmpty || isSearch ? label.flatMap(Self.icons) : titles
    let item = ViewNode(.zStack(alignment: .center, children: views))
      .font(.system(size: 15, weight: isSelected ? .semibold : .medium))
      .foreground(isSelected && isGlass ? .tint : .system("label"))
      .with(.lineLimit(1), .dynamicTypeSize(.large))
      .padding(.horizontal, 16)
      .frame(height: isGlass ? 38 : 34)
    let badged =
      badge.map { ViewNode.row([item, bubble($0).padding(.trailing, 12)], spacing: -8) } ?? item
    guard isSelected else { return badged }
    let pill: Color =
      isGlass
      ? (isDark ? .white.opacity(0.145) : .black.opacity(0.07))
      : isDark ? .white.opacity(0.2) : .white
    return badged.with(.backgroundShape(.color(pill), in: .capsule(style: .continuous)))
  }

  /// Icon over title, or beside it where the bar is low; the icon alone where the tab is apart from
  /// the others.
  func item(
    _ metrics: TabBarMetrics, isSelected: Bool, isCompact: Bool, _ environment: SceneEnvironment,
    isApart: Bool
  ) -> ViewNode {
    if isApart {
      return badged(
        ViewNode(.zStack(alignment: .center, children: label))
          .font(.system(size: metrics.iconSize, weight: .medium))
          .foreground(isSelected ? .tint : .system("label"))
          .with(.labelStyle(.iconOnly)), y: -5
      )
      .with(.frame(FrameLimits(maxWidth: .infinity, maxHeight: .infinity), alignment: .center))
    }
    var height = isCompact ? metrics.heightInCompactHeight : metrics.height
    if let platter = metrics.platter {
      height = platter.height(isCompact: isCompact) - 2 * platter.padding
    }
    let isFloating = metrics.platter != nil
    let item = self.item(
      metrics, height: height, isCompact: isCompact,
      style: isSelected ? .tint : .system(isFloating ? "label" : "systemGray"))
    guard isFloating, isSelected else { return item }
    let isDark = environment.values.colorScheme == .dark
    // Measured: 28 to 61 of 255 in the dark, 253 to 235 over white.
    let pill: Color = isDark ? .white.opacity(0.145) : .black.opacity(0.07)
    return item.with(.backgroundShape(.color(pill), in: .capsule(style: .circular)))
  }

  private func item(
    _ metrics: TabBarMetrics, height: Double, isCompact: Bool, style: StyleNode
  ) -> ViewNode {
    // Tab bars of iOS take the filled form of a symbol (SwiftUI's documentation of SymbolVariants).
    let icons = label.flatMap(Self.icons).map {
      $0.font(.system(size: metrics.iconSize)).with(.symbolVariant("fill"))
    }
    let titles = label.flatMap(Self.titles).map {
      $0.font(.system(size: metrics.labelSize, weight: .medium)).with(.lineLimit(1))
    }
    guard !isCompact else {
      // The bubble is as far above the icon as where the title is below, and before the title: an
      // estimate.
      let icon = ViewNode(.zStack(alignment: .center, children: icons)).frame(height: height)
      let top = max(0, (height - metrics.iconSize) / 2 - 5)
      return ViewNode.row([badged(icon, x: 4, y: top)] + titles, spacing: 4).frame(height: height)
        .fillingWidth(.center).foreground(style)
    }
    let icon = badged(
      ViewNode(.zStack(alignment: .center, children: icons)).frame(height: 2 * metrics.iconCenter),
      y: 2)
    let title = ViewNode(.zStack(alignment: .center, children: titles))
      .frame(height: 2 * (height - metrics.labelCenter))
    return ViewNode(
      .zStack(alignment: .center, children: [icon.top(height), title.bottom(height)])
    )
    .fillingWidth(.center).foreground(style)
  }

  /// An icon with the bubble of the badge over its corner.
  private func badged(_ icon: ViewNode, x: Double = 10, y: Double) -> ViewNode {
    guard let badge else { return icon }
    // A wide bubble starts where a small one does, of 18 points, and reaches beyond the icon.
    let start = bubble(badge).frame(width: 0, alignment: .leading).with(.offset(x: x - 18, y: y))
    return icon.with(.overlay(alignment: .topTrailing, children: [start]))
  }

  /// A red bubble, 18 points high; the tab speaks its text.
  private func bubble(_ text: TextNode) -> ViewNode {
    ViewNode(.text(text))
      .font(.system(size: 13))
      .foreground(.color(.white))
      .with(.lineLimit(1))
      .padding(.horizontal, 5)
      .with(.frame(FrameLimits(minWidth: 18, minHeight: 18, maxHeight: 18)))
      // However narrow the icon below it is.
      .with(.fixedSize(horizontal: true, vertical: true))
      .with(.backgroundShape(.system("systemRed"), in: .capsule(style: .circular)))
      .with(.accessibilityHidden(true))
  }

  private static func icons(_ view: ViewNode) -> [ViewNode] {
    if case .label(let label) = view.content { return label.icon }
    if case .image = view.content { return [view] }
    return listed(in: view).flatMap(icons)
  }

  private static func titles(_ view: ViewNode) -> [ViewNode] {
    if case .label(let label) = view.content { return label.title }
    if case .text = view.content { return [view] }
    return listed(in: view).flatMap(titles)
  }

  /// The views of a group or a stack: a tab takes an image and a text out of it, as in Xcode 11's
  /// template of an app with tabs. None for other views.
  private static func listed(in view: ViewNode) -> [ViewNode] {
    switch view.content {
    case .group(let group): group.children
    case .vStack(let stack): stack.children
    case .hStack(let stack): stack.children
    default: []
    }
  }
}

extension ViewNode {
  fileprivate func top(_ height: Double) -> ViewNode { frame(height: height, alignment: .top) }
  fileprivate func bottom(_ height: Double) -> ViewNode {
    frame(height: height, alignment: .bottom)
  }
}
