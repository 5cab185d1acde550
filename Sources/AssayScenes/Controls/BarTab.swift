// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// A view of a tab view, and its item in the bar.
struct BarTab {
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
    // A tab that searches has its sign alone.
    let views = isSearch ? label.flatMap(Self.icons) : words
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

  /// The titles; the icons where there are none.
  var words: [ViewNode] {
    let titles = label.flatMap(Self.titles)
    return titles.isEmpty ? label.flatMap(Self.icons) : titles
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
