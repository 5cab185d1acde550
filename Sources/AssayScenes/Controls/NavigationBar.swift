// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayTraits

/// What the views of a navigation stack say of its bars.
struct NavigationBarContent {
  var title: TextNode?
  var displayMode: TitleDisplayMode
  var isHidden: Bool
  var items: [ToolbarItemNode]
  var searchField: SearchFieldNode?
  var background: BarBackground?
  var bottomBackground: BarBackground?
  var colorScheme: ColorScheme?

  /// - Parameter modifiers: of the stack itself, whose search field is in its bar too.
  init(_ views: [ViewNode], around modifiers: [ModifierNode] = []) {
    let root = ViewNode(.group(children: views))
    title = root.firstWord(reach: .ownBars) {
      if case .navigationTitle(let title) = $0 { return title }
      return nil
    }
    displayMode =
      root.firstWord(reach: .ownBars) {
        if case .titleDisplayMode(let mode) = $0 { return mode }
        return nil
      } ?? .automatic
    isHidden =
      root.firstWord(reach: .ownBars) {
        if case .navigationBarHidden(let isHidden) = $0 { return isHidden }
        return nil
      } ?? false
    items = root.allWords(reach: .ownBars) {
      if case .toolbar(let items) = $0 { return items }
      return nil
    }.flatMap(\.self)
    func field(_ word: ContainerWord) -> SearchFieldNode? {
      if case .searchField(let field) = word { return field }
      return nil
    }
    searchField =
      root.firstWord(reach: .ownBars, field)
      ?? ViewNode(.empty, modifiers: modifiers).firstWord(field)
    background = BarBackground(of: .navigationBar, in: root, reach: .ownBars)
    bottomBackground = BarBackground(of: .bottomBar, in: root, reach: .ownBars)
    colorScheme = root.colorScheme(of: .navigationBar, reach: .ownBars)
  }

  var bottomItems: [ToolbarItemNode] { items.filter { $0.placement == .bottomBar } }
}

/// Writes a navigation stack's bars as the views they are made of.
struct NavigationBarWriter {
  var content: NavigationBarContent
  var look: Look
  var environment: SceneEnvironment
  /// Of the screen, in points.
  var width: Double?

  private var metrics: NavigationBarMetrics { look.navigationBar }

  /// The title's row, and a large title under it. Bars do not follow the text size.
  var bar: ViewNode {
    var rows = [barRow]
    if isLarge, let title = content.title {
      let row = largeTitle(title)
      rows.append(metrics.largeTitleFollowsTextSize ? row : row.with(.dynamicTypeSize(.large)))
    }
    if let field = drawerField {
      rows.append(drawer(field).with(.dynamicTypeSize(.large)))
    }
    var bar = ViewNode.column(rows, spacing: 0)
    switch content.background {
    case .style(let style):
      bar = bar.with(.backgroundStyle(style, ignoresSafeAreaEdges: [.top, .horizontal]))
    case .visible:
      let line = ViewNode.filled(.rectangle, .system("separator"))
        .frame(height: 1 / environment.values.displayScale)
      bar = bar.with(.backgroundStyle(.material(.bar), ignoresSafeAreaEdges: [.top, .horizontal]))
        .with(.overlay(alignment: .bottom, children: [line]))
    case .hidden, nil: break
    }
    guard let scheme = content.colorScheme else { return bar }
    return bar.with(.environment(.colorScheme(scheme)))
  }

  /// The search field below the title; nil where none is there.
  var drawerField: SearchFieldNode? {
    searchIsAtBottom || searchIsInRow ? nil : content.searchField
  }

  /// In iPadOS, a search is at the trailing end of the bar (Apple's documentation of
  /// `SearchFieldPlacement`). A column of a split view has a compact width and no room for it.
  private var searchIsInRow: Bool {
    guard content.searchField?.placement == .automatic else { return false }
    return metrics.isTitleBar
      || environment.idiom == .ipad && environment.values.horizontalSizeClass == .regular
  }

  /// Where bars have glass, a search is at the bottom of a phone's screen, unless tabs are there
  /// (Apple's WWDC25 323 and 284).
  private var searchIsAtBottom: Bool {
    metrics.floatingToolbar != nil && content.searchField?.placement == .automatic
      && environment.values.horizontalSizeClass != .regular && !environment.isInTabs
  }

  var hasBar: Bool {
    !content.isHidden
      && (content.title != nil || drawerField != nil || searchIsInRow
        || content.items.contains { $0.placement != .bottomBar })
  }

  var hasBottomBar: Bool { !content.bottomItems.isEmpty || searchIsAtBottom }

  private func drawer(_ field: SearchFieldNode) -> ViewNode {
    topField(field)
      .padding(.horizontal, side)
      .padding(.top, 1)
      .padding(.bottom, metrics.searchBarHeight - metrics.searchFieldHeight - 1)
  }

  /// Beside the items, on glass where they are.
  private func rowField(_ field: SearchFieldNode) -> ViewNode {
    guard let height = metrics.itemHeight else {
      return topField(field).frame(width: metrics.searchFieldWidthInRow)
    }
    return onGlass(
      glassField(field, height: height).frame(width: metrics.searchFieldWidthInRow))
  }

  private func topField(_ field: SearchFieldNode) -> ViewNode {
    SearchField(
      node: field, symbolStyle: .system("secondaryLabel"), hasMicrophone: !metrics.isTitleBar,
      pointSize: metrics.isTitleBar ? 13 : 17
    ).view
      .padding(.horizontal, metrics.searchFieldPadding)
      .frame(height: metrics.searchFieldHeight)
      .with(
        .backgroundShape(
          .system("tertiarySystemFill"),
          in: .roundedRectangle(cornerRadius: metrics.searchFieldCornerRadius, style: .continuous)))
  }

  /// The items of a bar at the bottom, without the background that one from side to side has.
  var bottomBar: ViewNode {
    if let floating = metrics.floatingToolbar { return floatingBar(floating) }
    // Before iOS 26 there are no spacers of toolbars: a flexible one is drawn as a spacer, which
    // stood in its place, a fixed one takes no room.
    return ViewNode.row(
      content.bottomItems.flatMap { item -> [ViewNode] in
        switch item.space {
        case .flexible: [ViewNode(.spacer(minLength: 0))]
        case .fixed: []
        case nil: item.children.map { $0.with(.labelStyle(.iconOnly)) }
        }
      }
    )
    .fillingWidth(.center)
    .padding(.horizontal, side)
    .frame(height: metrics.height)
    .with(.dynamicTypeSize(.large))
  }

  var bottomBarFloats: Bool { metrics.floatingToolbar != nil }

  /// Capsules above the bottom of the screen; a view with a background says that it is not drawn.
  private func floatingBar(_ floating: FloatingToolbarMetrics) -> ViewNode {
    let items = content.bottomItems.flatMap { item in
      BarItem.items(of: item) { $0.with(.labelStyle(.iconOnly)) }
    }
    let below = floating.side - environment.values.canvasSafeArea.bottom
    let capsules = glass(items, height: floating.height, isFloating: true)
    func row(_ capsules: [ViewNode]) -> ViewNode {
      .row(capsules, spacing: metrics.itemGap).fillingWidth(.center)
    }
    var bar = row(capsules)
    if searchIsAtBottom, let field = content.searchField {
      // Beside many items the field is a button (Apple's Human Interface Guidelines, "Searching").
      let whole = glassField(field, height: floating.height)
        .with(.background(alignment: .center, children: [.floatingGlass(environment)]))
      let button = searchButton(field, height: floating.height)
      let spacer = ViewNode(.spacer(minLength: 0))
      bar = ViewNode(
        .viewThatFits(
          axes: .horizontal,
          children: [
            row(capsules.replacingSpacer(by: [whole])),
            row(capsules.replacingSpacer(by: [spacer, button])),
          ]))
    }
    bar =
      bar
      .padding(.horizontal, floating.side)
      .padding(.bottom, below)
      .with(.dynamicTypeSize(.large))
    guard content.bottomBackground != nil else { return bar }
    return bar.with(.notDrawn("the background of a toolbar of glass"))
  }

  private func searchButton(_ field: SearchFieldNode, height: Double) -> ViewNode {
    let sign = ViewNode(.image(ImageNode(.system("magnifyingglass"))))
    return capsule([sign], height, true)
      .with(
        .accessibilityElement(children: .ignore), .accessibilityAddTraits([.isButton]),
        .accessibilityLabel(field.prompt ?? TextNode(system: "Search")))
  }

  /// Without its glass.
  private func glassField(_ field: SearchFieldNode, height: Double) -> ViewNode {
    SearchField(node: field, symbolStyle: .system("label")).view
      .padding(.horizontal, height / 2 - 8)
      .frame(height: height)
  }

  /// A phone on its side has no room for a large title: UIKit shows it inline there.
  var isLarge: Bool {
    content.displayMode != .inline && environment.values.verticalSizeClass != .compact
      && !metrics.isTitleBar
  }

  private var side: Double {
    (width ?? 0) >= metrics.wideScreen ? metrics.wideSidePadding : metrics.sidePadding
  }

  private var barHeight: Double {
    if environment.values.verticalSizeClass == .compact { return metrics.heightInCompactHeight }
    if environment.values.isElevated, let height = metrics.heightInSheet { return height }
    // An iPad's bars are as high in a column or a part of the screen.
    if environment.idiom == .ipad || environment.values.horizontalSizeClass == .regular {
      return metrics.heightOnPad
    }
    return metrics.height
  }

  /// The title and the items, at the top of the bar.
  private var barRow: ViewNode {
    let row = titleRow.with(.dynamicTypeSize(.large))
    guard let height = metrics.contentHeight, height < barHeight else {
      return row.frame(height: barHeight)
    }
    return row.frame(height: height).frame(height: barHeight, alignment: .top)
  }

  private var titleRow: ViewNode {
    var leading = items([.topBarLeading, .navigation, .cancellationAction])
    var trailing = items([
      .topBarTrailing, .automatic, .confirmationAction, .primaryAction,
    ])
    if searchIsInRow, let field = content.searchField {
      trailing.append(rowField(field))
    }
    var middle = items([.principal])
    if middle.isEmpty, !isLarge, let title = content.title {
      let view = ViewNode(.text(title)).font(Font(base: .style(metrics.titleStyle)))
        .with(.lineLimit(1), .accessibilityAddTraits([.isHeader]))
      // Tabs at the top have the middle: that the title is at the side then is an estimate.
      let isAtSide = environment.topTabsHeight > 0 || metrics.isTitleBar
      if isAtSide { leading.append(view) } else { middle = [view] }
    }
    return ViewNode.layout(
      "BarRow", BarRowLayout(),
      [
        .row(leading, spacing: metrics.itemGap), .row(trailing, spacing: metrics.itemGap),
        ViewNode(.zStack(alignment: .center, children: middle)),
      ]
    )
    .padding(.horizontal, side)
  }

  private func largeTitle(_ title: TextNode) -> ViewNode {
    ViewNode(.text(title))
      .font(Font(base: .style(.largeTitle), weight: .bold))
      .with(.lineLimit(1), .accessibilityAddTraits([.isHeader]))
      .fillingWidth()
      .padding(.horizontal, side)
      .padding(.bottom, metrics.largeTitleBottomPadding)
      // The bar grows with a title that is higher than its place.
      .with(.frame(FrameLimits(minHeight: metrics.largeTitleHeight), alignment: .bottom))
  }

  private func items(_ placements: [ToolbarItemNode.Placement]) -> [ViewNode] {
    let items = content.items.filter { placements.contains($0.placement) }.flatMap { item in
      let isPrimary =
        item.placement == .confirmationAction || item.placement == .primaryAction
      // As UIKit's items: an icon, or a title without one. A style of the content's own wins.
      return BarItem.items(of: item) {
        (isPrimary ? $0.font(.headline) : $0).with(.labelStyle(.iconOnly))
      }
    }
    guard let height = metrics.itemHeight else {
      return items.filter { $0.space == nil }.map(\.view)
    }
    let isPrincipal = placements == [.principal]
    // The items of one end of a bar are beside each other.
    return isPrincipal
      ? items.map(\.view) : glass(items.filter { $0.space != .flexible }, height: height)
  }

  /// Symbols beside each other share a capsule; words and prominent items have their own (Apple's
  /// WWDC25 284, "Build a UIKit app with the new design").
  private func glass(
    _ items: [BarItem], height: Double, isFloating: Bool = false
  ) -> [ViewNode] {
    var views: [ViewNode] = []
    var symbols: [ViewNode] = []
    func close() {
      if !symbols.isEmpty { views.append(capsule(symbols, height, isFloating)) }
      symbols = []
    }
    for item in items {
      if item.isSymbol {
        symbols.append(item.view)
        continue
      }
      close()
      switch item.space {
      case .flexible: views.append(item.view)
      case .fixed: break
      case nil where item.hasNoGlass: views.append(padded(item.view, height: height))
      case nil:
        let view = item.view.withoutProminentStyle
        views.append(
          item.isProminent && !view.isDisabled
            ? prominentCapsule(view, height: height) : capsule([view], height, isFloating))
      }
    }
    close()
    return views
  }

  /// Items on glass, as far as a plain fill and an edge show it. A symbol's capsule is a circle.
  private func capsule(_ items: [ViewNode], _ height: Double, _ isFloating: Bool) -> ViewNode {
    let row = ViewNode.row(
      items.map { padded($0, height: height).with(.tint(.primary)) }, spacing: 0)
    if isFloating {
      return row.with(.background(alignment: .center, children: [.floatingGlass(environment)]))
    }
    return onGlass(row)
  }

  private func onGlass(_ view: ViewNode) -> ViewNode {
    // Measured over #F2F2F7 and black: the glass #F4F4F9 and #202020; the edge, two pixels of three
    // a point, 0.1 to 0.34 of black, and up to 0.3 of white.
    let isDark = environment.values.colorScheme == .dark
    let glass = Color.white.opacity(isDark ? 0.13 : 0.25)
    let edge = isDark ? Color.white.opacity(0.18) : Color.black.opacity(0.16)
    let outline = ShapeNode(
      .capsule(style: .continuous), drawing: .strokeBorder(StrokeStyle(lineWidth: 2.0 / 3)),
      style: .color(edge))
    return view.with(
      .backgroundShape(.color(glass), in: .capsule(style: .continuous)),
      .overlay(alignment: .center, children: [ViewNode(.shape(outline))]))
  }

  /// White on the tint: SwiftUI's `confirmationAction` takes the prominent style of glass, and so
  /// does an item with a prominent style of its own, whose tint is the capsule's.
  private func prominentCapsule(_ item: ViewNode, height: Double) -> ViewNode {
    let tint = item.modifiers.lazy.compactMap { $0.modifier as? TintModifier }.first?.color
    var item = item
    item.modifiers.removeAll { $0.modifier is TintModifier }
    return padded(item.with(.tint(.white)), height: height)
      .with(.backgroundShape(tint.map { .color($0) } ?? .tint, in: .capsule(style: .continuous)))
  }

  private func padded(_ item: ViewNode, height: Double) -> ViewNode {
    ViewNode.row([item])
      .with(.lineLimit(1))
      .padding(.horizontal, item.isSymbolButton ? 8 : metrics.itemPadding)
      .with(.frame(FrameLimits(minWidth: height, minHeight: height, maxHeight: height)))
  }
}

/// A view of a bar, or the space between two.
private struct BarItem {
  var view: ViewNode
  var isProminent = false
  /// The app hides the glass.
  var hasNoGlass = false
  /// nil for a view. A flexible space parts what is at one end of a bar from what is at the other.
  var space: ToolbarItemNode.Space?

  /// Whether it can share a capsule.
  var isSymbol: Bool { !isProminent && !hasNoGlass && space == nil && view.isSymbolButton }

  /// Each view of an item; a `Spacer` stretches, with or without a least length.
  static func items(
    of item: ToolbarItemNode, _ style: (ViewNode) -> ViewNode
  ) -> [BarItem] {
    if let space = item.space {
      return [BarItem(view: ViewNode(.spacer(minLength: 0)), space: space)]
    }
    return item.children.map { view in
      BarItem(
        view: style(view), isProminent: item.placement == .confirmationAction || view.isProminent,
        hasNoGlass: item.hidesSharedBackground,
        space: view.isSpacer ? .flexible : nil)
    }
  }
}

extension [ViewNode] {
  /// With other views in the place of the first spacer, whose room they take, or at the end.
  fileprivate func replacingSpacer(by views: [ViewNode]) -> [ViewNode] {
    guard let space = firstIndex(where: \.isSpacer) else { return self + views }
    var copy = self
    copy.replaceSubrange(space...space, with: views)
    return copy
  }
}

extension ViewNode {
  var isSpacer: Bool {
    if case .spacer = content { return true }
    return false
  }

  /// Whether it confirms, or a modifier of its own asks for a prominent button.
  fileprivate var isProminent: Bool {
    if case .button(let button) = content, button.role == .confirm { return true }
    return modifiers.lazy.compactMap { $0.modifier as? ButtonStyleModifier }.first?.style
      == .borderedProminent
  }

  /// The item of a bar whose capsule takes the place of the button's.
  fileprivate var withoutProminentStyle: ViewNode {
    var copy = self
    copy.modifiers.removeAll {
      ($0.modifier as? ButtonStyleModifier)?.style == .borderedProminent
    }
    return copy
  }

  /// Whether a modifier of its own says that it cannot be used.
  fileprivate var isDisabled: Bool {
    modifiers.contains { ($0.modifier as? DisabledModifier)?.isDisabled == true }
  }

  /// Whether a button, or what leads on, shows a symbol and no words.
  fileprivate var isSymbolButton: Bool {
    if case .image = content { return true }
    if showsTitle { return false }
    if case .label(let node) = content { return node.icon.count == 1 }
    var label: [ViewNode] = []
    if case .button(let node) = content { label = node.label }
    if case .navigationLink(let node) = content { label = node.label }
    return label.count == 1 && label[0].isSymbolButton
  }

  /// Whether a modifier of its own asks for the title of a label.
  private var showsTitle: Bool {
    switch modifiers.lazy.compactMap({ $0.modifier as? LabelStyleModifier }).first?.style {
    case .titleAndIcon, .titleOnly: true
    case .automatic, .iconOnly, nil: false
    }
  }
}
