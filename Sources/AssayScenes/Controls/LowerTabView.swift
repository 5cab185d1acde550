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
    let root = ViewNode(.group(children: shown))
    let barEnvironment = inner.with {
      if let scheme = root.colorScheme(of: .tabBar) { $0.values.colorScheme = scheme }
    }
    let background = BarBackground(of: .tabBar, in: root)
    let bar = try tabBar(tabs, selected: selected, background, barEnvironment)
    return container("TabView", BarLayout(edge: .bottom), [content, bar], environment, guides: [])
  }

  private func tabBar(
    _ tabs: [BarTab], selected: Int, _ background: BarBackground?, _ environment: SceneEnvironment
  ) throws -> ID {
    let isCompact = environment.values.verticalSizeClass == .compact
    let metrics = environment.look.tabBar
    let height = isCompact ? metrics.heightInCompactHeight : metrics.height
    var items: [ID] = []
    for (index, tab) in tabs.enumerated() {
      let item = tab.item(
        metrics, isSelected: index == selected, isCompact: isCompact, environment)
      let id = single(try lower(item, environment), environment)
      let traits: Set<AccessibilityTrait> =
        index == selected ? [.isButton, .isSelected] : [.isButton]
      items.append(control("TabItem", id, environment, traits))
    }
    let semantics = Semantics(
      .container(AccessibilityNode(frame: .zero, traits: [.isTabBar])))
    if let platter = metrics.platter {
      if background != nil { notes.add(.notDrawn("the background of a tab bar of glass")) }
      let glass = single(try lower(Self.platter(environment), environment), environment)
      let layout = FloatingTabsLayout(
        metrics: platter, height: platter.height(isCompact: isCompact), barHeight: height)
      return container("TabBar", layout, [glass] + items, environment, semantics: semantics)
    }
    let row = container("TabItems", AssayLayout.HStackLayout(spacing: 0), items, environment)
    let backdrop = single(
      try lower(Self.tabBackdrop(background, environment), environment), environment)
    return unary(
      "TabBar", SecondaryLayout(), row, secondary: backdrop, environment, semantics: semantics,
      order: .secondaryFirst)
  }

  /// The bar's material or style to the sides and the bottom of the screen, with a hairline on top.
  private static func tabBackdrop(
    _ background: BarBackground?, _ environment: SceneEnvironment
  ) -> ViewNode {
    let hairline = ViewNode.filled(.rectangle, .system("separator"))
      .frame(height: 1 / environment.values.displayScale)
    let fill: ViewNode =
      switch background {
      case .hidden: .filled(.rectangle, .color(.clear))
      case .style(let style): .filled(.rectangle, style)
      case .visible, nil:
        .filled(.rectangle, .material("bar"))
          .with(.overlay(alignment: .top, children: [hairline]))
      }
    return
      fill
      .with(.ignoresSafeArea(edges: [.bottom, .horizontal]), .accessibilityHidden(true))
  }

  /// Glass, as far as a plain fill with a faint edge and a soft shadow shows it. Measured on iOS
  /// 26.1: #1C1C1E over nearly black, its edge 59 to 42 inward over a point, no shadow there, and
  /// one of 2% below the glass over white.
  private static func platter(_ environment: SceneEnvironment) -> ViewNode {
    let isDark = environment.values.colorScheme == .dark
    let fill = isDark ? Color(base: .rgba(RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E))) : .white
    let edge = isDark ? Color.white.opacity(0.1) : Color.black.opacity(0.06)
    let capsule = ShapeGeometry.capsule(style: .circular)
    return ViewNode.filled(capsule, .color(fill.opacity(0.92)))
      .with(
        .shadow(color: Color.black.opacity(isDark ? 0 : 0.06), radius: 7, x: 0, y: 3)
      )
      .with(
        .overlay(
          alignment: .center,
          children: [
            ViewNode(
              .shape(
                ShapeNode(
                  capsule, drawing: .strokeBorder(StrokeStyle(lineWidth: isDark ? 1 : 0.5)),
                  style: .color(edge))
              ))
          ])
      )
      .with(.accessibilityHidden(true))
  }
}

/// A capsule in the middle of a bar, and tabs of one width in it.
private struct FloatingTabsLayout: UncachedLayout {
  var metrics: TabPlatterMetrics
  /// Of the capsule, from the bar's top on.
  var height: Double
  var barHeight: Double

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let count = Double(max(0, subviews.count - 1))
    let ideal = count * metrics.pitch + metrics.overlap + 2 * (metrics.padding + metrics.side)
    return Size(width: proposal.width ?? ideal, height: barHeight)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tabs = subviews.dropFirst()
    guard let platter = subviews.first, !tabs.isEmpty else { return }
    let room = max(0, bounds.width - 2 * (metrics.side + metrics.padding))
    let pitch = min(metrics.pitch, (room - metrics.overlap) / Double(tabs.count))
    let width = pitch * Double(tabs.count) + metrics.overlap + 2 * metrics.padding
    let left = bounds.midX - width / 2
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
    _ metrics: TabBarMetrics, isSelected: Bool, isCompact: Bool, _ environment: SceneEnvironment
  ) -> ViewNode {
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
