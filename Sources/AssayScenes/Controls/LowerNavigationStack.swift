// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// On iOS, the controller of a stack hides what is behind it by the background of the screen.
  ///
  /// - Parameter modifiers: of the stack itself.
  func lowerNavigationStack(
    _ children: [ViewNode], _ environment: SceneEnvironment, around modifiers: [ModifierNode]
  ) throws -> ID {
    let stack = try lowerBarsAndContent(children, environment, around: modifiers)
    guard environment.idiom == .iphone || environment.idiom == .ipad else { return stack }
    let background = ModifierNode.backgroundStyle(
      .system(environment.surface), ignoresSafeAreaEdges: .all)
    return try lowerEffect(background.effect, stack, environment)
  }

  private func lowerBarsAndContent(
    _ children: [ViewNode], _ environment: SceneEnvironment, around modifiers: [ModifierNode]
  ) throws -> ID {
    let inner = environment.with {
      $0.isInNavigation = true
      $0.stackAxis = nil
    }
    // The bars stand outside of what is shown, in the environment of the stack.
    let barContent = NavigationBarContent(children, around: modifiers)
    let writer = NavigationBarWriter(
      content: barContent, look: environment.look, environment: environment,
      width: canvas.width)
    let shown = inner.with {
      $0.isUnderLargeTitle = writer.hasBar && writer.isLarge && writer.drawerField == nil
    }
    var content = single(try lower(children, shown), shown, layout: AssayLayout.ZStackLayout())
    layout.setContainer(content)
    // It orders a view among those beside it, not among the bars.
    setZIndex(0, of: content)
    if writer.hasBottomBar {
      var bar = single(try lower(writer.bottomBar, inner), inner)
      if !writer.bottomBarFloats {
        bar = try self.bar(
          "BottomBar", bar, barContent.bottomBackground, over: content, inner)
      }
      setArea(.bar, of: bar)
      content = container(
        "Toolbar", BarLayout(edge: .bottom), [content, bar], environment, guides: [])
    }
    let metrics = environment.look.navigationBar
    // Beside tabs at the top, the bar is in their row.
    let shared = environment.topTabsHeight
    let layout = BarLayout(
      edge: .top, riseFromSafeTop: shared > 0 ? 0 : metrics.riseFromSafeTop,
      rise: shared > 0 ? shared : metrics.rise,
      topWithoutSafeArea: canvas.hasDevice ? metrics.topWithoutSafeArea : 0)
    guard writer.hasBar else {
      let stack = container("NavigationStack", AssayLayout.ZStackLayout(), [content], environment)
      // Without a bar too, a stack takes the room that it is offered.
      let room = FrameLimits(maxWidth: .infinity, maxHeight: .infinity)
      return try lowerEffect(
        ModifierNode.frame(room, alignment: .center).effect, stack, environment)
    }
    let bar = single(try lower(writer.bar, inner), inner)
    setArea(.bar, of: bar)
    return container("NavigationStack", layout, [content, bar], environment, guides: [])
  }
}

/// Content that fills what a bar at the top or the bottom leaves: first the content, then the bar.
struct BarLayout: UncachedLayout {
  var edge: Edge
  /// From this top of the safe area on, a bar at the top starts above it.
  var riseFromSafeTop = Double.infinity
  var rise = 0.0
  /// Above a bar at the top where no safe area is.
  var topWithoutSafeArea = 0.0

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let content = subviews.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: content)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first, let bar = subviews.dropFirst().first else { return }
    let barOffer = AssayLayout.ProposedViewSize(width: bounds.width, height: nil)
    let barHeight = bar.sizeThatFits(barOffer).height
    let area = subviews.safeArea
    var room = bounds
    if edge == .top {
      let safeTop = area.safe.minY - area.region.minY
      let reachesTop = bounds.minY <= area.safe.minY + 0.001
      var top = reachesTop && safeTop >= riseFromSafeTop ? bounds.minY - rise : bounds.minY
      if reachesTop, safeTop == 0 { top += topWithoutSafeArea }
      bar.place(at: Point(x: bounds.minX, y: top), proposal: barOffer)
      room.y = top + barHeight
      room.height = bounds.maxY - room.y
    } else {
      bar.place(at: Point(x: bounds.minX, y: bounds.maxY - barHeight), proposal: barOffer)
      room.height -= barHeight
    }
    room.height = max(0, room.height)
    let offer = AssayLayout.ProposedViewSize(room.size)
    let size = content.sizeThatFits(offer)
    content.place(
      at: Point(x: room.midX - size.width / 2, y: room.midY - size.height / 2), proposal: offer)
    content.setSafeArea(SafeArea(region: area.region, safe: area.safe.bounded(room, edge)))
  }
}

extension Rect {
  /// The rectangle up to a bar beside `room`.
  fileprivate func bounded(_ room: Rect, _ edge: Edge) -> Rect {
    let top = edge == .top ? room.minY : minY
    let bottom = edge == .top ? maxY : room.maxY
    return Rect(x: x, y: top, width: width, height: max(0, bottom - top))
  }
}
