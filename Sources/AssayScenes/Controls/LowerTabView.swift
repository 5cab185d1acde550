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
    if let box = environment.look.tabBar.box {
      return try tabBox(box, tabs, selected: selected, around: content, barEnvironment)
    }
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
