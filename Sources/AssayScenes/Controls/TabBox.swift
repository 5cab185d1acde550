// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// A Mac's tabs outside of its settings: a box with words in a segmented control on its edge.
  /// Icons are not shown.
  func tabBox(
    _ metrics: TabBoxMetrics, _ tabs: [BarTab], selected: Int, around content: ID,
    _ environment: SceneEnvironment
  ) throws -> ID {
    let writer = TabBoxWriter(metrics: metrics, environment: environment)
    let box = single(try lower(writer.box, environment), environment)
    let segments = try tabs.enumerated().map { index, tab in
      let isSelected = index == selected
      let view = writer.segment(
        tab, isSelected: isSelected,
        hasLine: index > 0 && !isSelected && index - 1 != selected)
      return control(
        "TabItem", single(try lower(view, environment), environment), environment,
        isSelected ? [.isButton, .isSelected] : [.isButton],
        value: tab.badge.map { words($0, environment) })
    }
    let row = container(
      "TabItems", AssayLayout.HStackLayout(spacing: 0), segments, environment)
    let ends = EdgeInsets(
      top: 0, leading: metrics.endPadding, bottom: 0, trailing: metrics.endPadding)
    let padded = unary(nil, PaddingLayout(insets: ends), row, environment)
    let ground = single(try lower(writer.ground, environment), environment)
    let filled = unary(
      nil, SecondaryLayout(), padded, secondary: ground, environment, order: .secondaryFirst)
    let semantics = Semantics(
      .container(AccessibilityNode(frame: .zero, traits: [.isTabBar])))
    let bar = unary("TabBar", PassThroughLayout(), filled, environment, semantics: semantics)
    return container(
      "TabView", TabBoxLayout(rise: metrics.rise, insets: metrics.insets), [box, content, bar],
      environment, guides: [])
  }
}

/// Writes the parts of a box of tabs as the views they are made of. The opacities were measured on
/// macOS 13, in light appearance; that the dark has the same in white is an estimate.
private struct TabBoxWriter {
  var metrics: TabBoxMetrics
  var environment: SceneEnvironment

  private var isDark: Bool { environment.values.colorScheme == .dark }
  private var ink: Color { isDark ? .white : .black }
  private var shape: ShapeGeometry {
    .roundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
  }

  var box: ViewNode { filled(fill: 0.031, edge: 0.045) }
  var ground: ViewNode { filled(fill: 0.051, edge: 0.05) }

  private func filled(fill: Double, edge: Double) -> ViewNode {
    let line = ViewNode(
      .shape(
        ShapeNode(
          shape, drawing: .strokeBorder(StrokeStyle(lineWidth: 0.5)),
          style: .color(ink.opacity(edge)))))
    return ViewNode.filled(shape, .color(ink.opacity(fill)))
      .with(.overlay(alignment: .center, children: [line])).with(.accessibilityHidden(true))
  }

  func segment(_ tab: BarTab, isSelected: Bool, hasLine: Bool) -> ViewNode {
    let words = ViewNode(.zStack(alignment: .center, children: tab.words))
      .with(.lineLimit(1))
      .padding(.horizontal, metrics.segmentPadding)
      .padding(.bottom, 2 * metrics.labelRise)
      .frame(height: metrics.height)
    if isSelected {
      let fill: Color = isDark ? .white.opacity(0.25) : .white
      let pill = ViewNode.filled(shape, .color(fill))
      let shadow = environment.look.button.edgeShadow(environment.values.colorScheme)
      let raised = shadow?.cast(by: pill) ?? pill
      return words.with(
        .background(alignment: .center, children: [raised.padding(.vertical, 1)]))
    }
    guard hasLine else { return words }
    let line = ViewNode.filled(.rectangle, .color(ink.opacity(0.1)))
      .frame(width: 1, height: metrics.separatorHeight)
      .with(.accessibilityHidden(true))
    return words.with(.background(alignment: .leading, children: [line]))
  }
}

/// The box, what is in it, and the segments on its upper edge.
private struct TabBoxLayout: UncachedLayout {
  var rise: Double
  var insets: EdgeInsets

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard subviews.count == 3 else { return .zero }
    let content = subviews[1].sizeThatFits(inner(proposal))
    let tabs = subviews[2].sizeThatFits(.unspecified)
    let ideal = Size(
      width: max(content.width + insets.leading + insets.trailing, tabs.width),
      height: content.height + insets.top + insets.bottom)
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    subviews[0].place(
      at: Point(x: bounds.minX, y: bounds.minY + rise),
      proposal: AssayLayout.ProposedViewSize(
        width: bounds.width, height: max(0, bounds.height - rise)))
    let room = inner(AssayLayout.ProposedViewSize(width: bounds.width, height: bounds.height))
    let content = subviews[1].sizeThatFits(room)
    subviews[1].place(
      at: Point(
        x: bounds.minX + insets.leading + ((room.width ?? 0) - content.width) / 2,
        y: bounds.minY + insets.top + ((room.height ?? 0) - content.height) / 2),
      proposal: room)
    let tabs = subviews[2].sizeThatFits(.unspecified)
    subviews[2].place(
      at: Point(x: bounds.midX - tabs.width / 2, y: bounds.minY), proposal: .unspecified)
  }

  private func inner(
    _ proposal: AssayLayout.ProposedViewSize
  ) -> AssayLayout.ProposedViewSize {
    AssayLayout.ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
