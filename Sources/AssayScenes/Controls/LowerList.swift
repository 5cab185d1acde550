// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerList(_ children: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    let metrics = environment.listMetrics
    let insets = metrics.insets(width: canvas.width ?? .infinity)
    var writer = ListWriter(metrics: metrics, insets: insets, environment: environment)
    let sections = ListSection.sections(of: children)
    let inner = environment.with {
      $0.isInList = true
      $0.isInVerticalScroll = false
      $0.values.scrollBackgroundIsHidden = false
      // The list's own distance above its first section takes the margin.
      $0.values.contentMargins.top = nil
    }
    var view = ViewNode(.scrollView(axes: .vertical, children: [writer.content(sections)]))
    if !environment.values.scrollBackgroundIsHidden {
      view = view.with(
        .backgroundStyle(
          .color(metrics.background(environment.values.colorScheme)), ignoresSafeAreaEdges: .all))
    }
    // A list has no height of its own: without one it cannot be seen in a view that scrolls.
    let layout: any UncachedLayout =
      environment.isInVerticalScroll ? OfferedHeightLayout() : PassThroughLayout()
    let list = unary("List", layout, single(try lower(view, inner), inner), environment)
    if environment.isInVerticalScroll { scrolledLists.append(list) }
    if environment.values.listRowsAlternate, metrics.stripe == nil {
      notes.add(.notDrawn("the alternating backgrounds of rows"))
    }
    // It is drawn as a plain list: how iOS draws it apart was measured nowhere.
    if environment.values.listStyle == .inset, environment.look.name != .macOS {
      notes.add(.notDrawn("the inset style of a list", changesColors: false))
    }
    return list
  }

  /// A form is a list of controls, on macOS two columns unless a style says otherwise.
  func lowerForm(_ children: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    guard environment.look.name == .macOS, environment.values.listStyle == .automatic else {
      return try lowerList(children, environment)
    }
    return single(try lower(ColumnsForm(children: children).view, environment), environment)
  }

  /// Outside of a list, a section is its header, its views and its footer.
  func lowerSection(_ node: SectionNode, _ environment: SceneEnvironment) throws -> [ID] {
    try lower(node.children, environment)
  }
}

/// As high as it is offered, and without height where it is offered none.
private struct OfferedHeightLayout: UncachedLayout {
  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: offer(proposal)) }
  }

  private func offer(
    _ proposal: AssayLayout.ProposedViewSize
  ) -> AssayLayout.ProposedViewSize {
    AssayLayout.ProposedViewSize(width: proposal.width, height: proposal.height ?? 0)
  }
}

/// Writes a list as the views it is made of.
private struct ListWriter {
  var metrics: ListMetrics
  var insets: ListMetrics.Insets
  var environment: SceneEnvironment
  /// How many rows were written.
  var rowCount = 0

  mutating func content(_ sections: [ListSection]) -> ViewNode {
    var views: [ViewNode] = []
    for (index, section) in sections.enumerated() {
      views += self.views(of: section, isFirst: index == 0)
    }
    if let stripe { views.append(emptyRows(stripe)) }
    return ViewNode.column(views, alignment: .leading, spacing: 0).fillingWidth(.topLeading)
  }

  private mutating func views(of section: ListSection, isFirst: Bool) -> [ViewNode] {
    var views: [ViewNode] = []
    // A spacing is half above and half below, as the distance of the style is.
    let sectionGap = environment.values.listSectionSpacing.map { $0 / 2 } ?? metrics.sectionGap
    if section.header.isEmpty {
      views.append(gap(isFirst ? firstGap : sectionGap))
    } else {
      if isFirst {
        views.append(gap(environment.values.contentMargins.top ?? metrics.firstHeaderGap))
      }
      views.append(header(section.header, section.prominence))
    }
    if !section.rows.isEmpty { views += groups(section.rows) }
    views.append(section.footer.isEmpty ? gap(sectionGap) : footer(section.footer))
    return views
  }

  private var firstGap: Double {
    if let own = environment.values.contentMargins.top { return own }
    if environment.isUnderLargeTitle, let gap = metrics.gapUnderLargeTitle { return gap }
    return metrics.sectionGap + metrics.firstSectionGap
  }

  /// The rows as one group, or each as a group of its own where they have a spacing.
  private mutating func groups(_ rows: [ViewNode]) -> [ViewNode] {
    guard let spacing = environment.values.listRowSpacing, spacing > 0 else { return [group(rows)] }
    var views: [ViewNode] = []
    for row in rows {
      if !views.isEmpty { views.append(gap(spacing)) }
      views.append(group([row]))
    }
    return views
  }

  /// The ground of every second row; nil where all rows are alike.
  private var stripe: ListMetrics.Stripe? {
    environment.values.listRowsAlternate ? metrics.stripe : nil
  }

  private func ground(_ stripe: ListMetrics.Stripe) -> ViewNode {
    let color = environment.values.colorScheme == .dark ? stripe.darkColor : stripe.color
    return ViewNode.filled(
      .roundedRectangle(cornerRadius: stripe.cornerRadius, style: .continuous), .color(color)
    )
    .padding(.horizontal, stripe.inset).with(.accessibilityHidden(true))
  }

  /// Grounds go on where no rows are left, as far down as the list is high; they are no part of
  /// what scrolls.
  private func emptyRows(_ stripe: ListMetrics.Stripe) -> ViewNode {
    let screen = max(environment.values.canvasSize.height, 1600)
    let count = Int((screen / metrics.rowMinHeight).rounded(.up))
    let rows = (0..<count).map { index in
      (rowCount + index).isMultiple(of: 2)
        ? gap(metrics.rowMinHeight) : ground(stripe).frame(height: metrics.rowMinHeight)
    }
    let column = ViewNode.column(rows, spacing: 0).fillingWidth(.top)
      .with(.fixedSize(horizontal: false, vertical: true))
    return gap(0).with(.overlay(alignment: .top, children: [column]))
  }

  private func gap(_ height: Double) -> ViewNode {
    ViewNode.filled(.rectangle, .color(.clear)).frame(height: height)
  }

  private func header(_ views: [ViewNode], _ prominence: Prominence?) -> ViewNode {
    if environment.values.listStyle == .sidebar { return sidebarHeader(views) }
    if (prominence ?? environment.values.headerProminence) == .increased {
      let text = ViewNode.row(views)
        .font(Font(base: .style(.title3), weight: .semibold)).foreground(.hierarchical(0))
      return aside(text, top: metrics.headerTop, bottom: metrics.headerBottom)
        .with(.accessibilityAddTraits([.isHeader]))
    }
    var text = ViewNode.row(views)
      .font(Font(base: .style(metrics.headerStyle), weight: metrics.headerWeight))
    if metrics.headerIsUppercase { text = text.with(.textCase(.uppercase)) }
    return aside(text, top: headerTop, bottom: metrics.headerBottom)
      .with(.accessibilityAddTraits([.isHeader]))
  }

  /// A header takes its line's own height, not that on the grid of pixels: sections of one row are
  /// 99 apart at medium, and 100.11 at large in a mean of nine.
  private var headerTop: Double {
    let style = environment.look.textStyles.metrics(
      metrics.headerStyle, environment.values.dynamicTypeSize)
    // San Francisco's line is 1950 + 494 of 2048 units high.
    let line = style.pointSize * 2444 / 2048
    return metrics.headerTop - (environment.grid.ceil(line) - line)
  }

  /// The sections of a sidebar open and close: a title and a chevron. A snapshot shows them open.
  private func sidebarHeader(_ views: [ViewNode]) -> ViewNode {
    let chevron = ViewNode(.image(ImageNode(.system("chevron.down"), isDecorative: true)))
      .font(Font(base: .style(.subheadline), weight: .semibold)).foreground(.tint)
    let text = ViewNode.row(views + [ViewNode(.spacer(minLength: nil)), chevron])
      .font(Font(base: .style(.title3), weight: .bold)).foreground(.hierarchical(0))
    return aside(text, top: metrics.headerTop, bottom: metrics.headerBottom)
      .with(.accessibilityAddTraits([.isHeader]))
  }

  private func footer(_ views: [ViewNode]) -> ViewNode {
    // NB: a footer's lines keep their font's own distance, not the text style's.
    let style = environment.look.textStyles.metrics(
      metrics.footerStyle, environment.values.dynamicTypeSize)
    let text = ViewNode.row(views).font(Font(base: .size(style.pointSize)))
    return aside(text, top: metrics.footerTop, bottom: metrics.footerBottom, isFooter: true)
  }

  private func aside(
    _ text: ViewNode, top: Double, bottom: Double, isFooter: Bool = false
  ) -> ViewNode {
    let side = insets.outer + insets.row
    let layout = ListAsideLayout(style: .hierarchical(1), isFooter: isFooter)
    let aside = ViewNode.layout("ListAside", layout, [text])
      .fillingWidth()
      .with(
        .padding(
          PaddingModifier(
            insets: EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side))))
    guard !isFooter, let least = environment.values.minListHeaderHeight else { return aside }
    return aside.with(.frame(FrameLimits(minHeight: least), alignment: .bottomLeading))
  }

  private mutating func group(_ rows: [ViewNode]) -> ViewNode {
    let options = rows.map(ListRowOptions.init)
    let hasOwnGrounds = options.contains { $0.background != nil }
    let rowViews = zip(rows, options).map { row, options in
      let ground = hasOwnGrounds ? options.background ?? .color(metrics.rowBackground) : nil
      var view = self.row(row, options)
      if let stripe, !rowCount.isMultiple(of: 2), options.background == nil {
        view = view.with(.background(alignment: .center, children: [self.ground(stripe)]))
      }
      rowCount += 1
      return ground.map { view.with(.backgroundStyle($0, ignoresSafeAreaEdges: [])) } ?? view
    }
    let lines = lines(options)
    let lineViews = lines.map { row in
      let tint =
        options[max(0, row)].separatorTint ?? metrics.separatorColor(environment.values.colorScheme)
      return ViewNode.filled(.rectangle, .color(tint)).with(.accessibilityHidden(true))
    }
    let layout = ListGroupLayout(
      rowCount: rows.count, lines: lines, leading: insets.row,
      trailing: metrics.separatorTrailing ?? insets.row,
      outerLinesAreFull: metrics.outerSeparatorsAreFull,
      thickness: metrics.separatorThickness > 0
        ? metrics.separatorThickness : 1 / environment.values.displayScale)
    let geometry: ShapeGeometry =
      metrics.cornerRadius > 0
      ? .roundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous) : .rectangle
    let group = ViewNode.layout("ListGroup", layout, rowViews + lineViews)
    return withGround(group, geometry, options).padding(.horizontal, insets.outer)
  }

  /// One ground for all rows, or, where a row has its own, that of each row: a row's own takes the
  /// place of the list's, so that a clear one shows what is behind the list.
  ///
  /// The system cuts rows off at the group's edge. Rows with the list's own insets do not reach it.
  private func withGround(
    _ group: ViewNode, _ geometry: ShapeGeometry, _ options: [ListRowOptions]
  ) -> ViewNode {
    let hasOwnGrounds = options.contains { $0.background != nil }
    let ground =
      hasOwnGrounds
      ? group : group.with(.backgroundShape(.color(metrics.rowBackground), in: geometry))
    let reachesEdge = hasOwnGrounds || options.contains { $0.insets != nil }
    return reachesEdge && metrics.cornerRadius > 0 ? ground.with(.clipShape(geometry)) : ground
  }

  private func row(_ row: ViewNode, _ options: ListRowOptions) -> ViewNode {
    let own =
      options.insets
      ?? EdgeInsets(
        top: metrics.rowPadding, leading: insets.row, bottom: metrics.rowPadding,
        trailing: insets.row)
    let content = options.badge.map { badged(row, $0) } ?? row
    return ViewNode.layout(
      "ListRow",
      ListRowLayout(
        insets: own, minHeight: environment.values.minListRowHeight ?? metrics.rowMinHeight,
        countsLeading: metrics.rowsCountLeading),
      [content])
  }

  /// A row with its badge at the trailing edge; that of a link lies before its chevron.
  private func badged(_ row: ViewNode, _ badge: TextNode) -> ViewNode {
    func line(_ views: [ViewNode]) -> ViewNode {
      let text = ViewNode(.text(badge)).foreground(.hierarchical(1))
      return .row(views + [ViewNode(.spacer(minLength: nil)), text])
    }
    guard case .navigationLink(var link) = row.content else { return line([row]) }
    link.label = [line([.row(link.label)])]
    var row = row
    row.content = .navigationLink(link)
    return row
  }

  /// The rows that lines lie under.
  private func lines(_ options: [ListRowOptions]) -> [Int] {
    guard metrics.hasSeparators, stripe == nil else { return [] }
    let last = options.count - 1
    var lines = options.indices.dropLast().filter { options[$0].separator != .hidden }
    if metrics.hasOuterSeparators {
      if options.first?.separator != .hidden { lines.insert(-1, at: 0) }
      if options.last?.separator != .hidden { lines.append(last) }
    }
    return lines
  }
}
