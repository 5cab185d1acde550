// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayTraits

extension ViewNode {
  /// What is presented over the view: the outermost.
  var presentation: PresentationNode? {
    firstWord(reach: .decorations) {
      if case .presentation(let presentation) = $0 { return presentation }
      return nil
    }
  }
}

/// A screen with what is presented over it, as views.
struct PresentedScreen {
  var environment: SceneEnvironment
  var canvas: TraitSet.Canvas

  private var metrics: PresentationMetrics { environment.look.presentation }
  private var isDark: Bool { environment.values.colorScheme == .dark }
  private var isCompact: Bool { environment.values.horizontalSizeClass != .regular }

  /// - Parameters:
  ///   - depth: of presentations over each other that are still drawn.
  ///   - isInSheet: whether the root is the content of a sheet, not a screen.
  func view(of root: ViewNode, depth: Int = 8, isInSheet: Bool = false) -> ViewNode {
    guard depth > 0, let presentation = root.presentation else { return root }
    let content = view(
      of: .column(presentation.children, spacing: 0), depth: depth - 1,
      isInSheet: isInSheet || presentation.isSheet)
    let base = root.with(.accessibilityHidden(true))
    switch presentation.kind {
    case .cover(let background):
      return content.fillingScreen.with(
        .backgroundStyle(background ?? .system("systemBackground"), ignoresSafeAreaEdges: .all),
        .elevated(false))
    case .sheet(let sheet):
      if sheet.isPopover, !isCompact { return root.with(.notDrawn("a presented popover")) }
      let inset = isInSheet ? nil : cardInset(sheet)
      let screen = inset.map { pushedBack(base, inset: $0) } ?? base
      let dim = sheet.dimsScreen ? dimming : ViewNode.filled(.rectangle, .color(.clear))
      return .layout("Presentation", layout(of: sheet), [screen, dim, card(sheet, content)])
    case .alert(let title):
      let alert = AlertWriter(
        environment: environment, title: title, message: presentation.message,
        actions: presentation.children)
      return ViewNode(
        .zStack(
          alignment: .center,
          children: [base.fillingScreen, dimming, alert.view.with(.elevated(true))]))
    case .confirmationDialog(let title):
      guard isCompact else { return root.with(.notDrawn("a presented confirmation dialog")) }
      let dialog = DialogWriter(
        environment: environment, title: title, message: presentation.message,
        actions: presentation.children)
      // A dialog of capsules floats over a screen that is not dimmed.
      if let capsules = metrics.capsules {
        let card = dialog.card(capsules)
        return ViewNode(.zStack(alignment: .center, children: [base.fillingScreen, card]))
      }
      return ViewNode(
        .zStack(
          alignment: .bottom,
          children: [base.fillingScreen, dimming, dialog.view.with(.elevated(true))]))
    }
  }

  /// Whether the screen is a card on black, so that the status bar over it is white.
  func isPushedBack(_ root: ViewNode) -> Bool {
    guard let presentation = root.presentation else { return false }
    switch presentation.kind {
    case .sheet(let sheet): return cardInset(sheet) != nil
    case .cover: return isPushedBack(.column(presentation.children, spacing: 0))
    case .alert, .confirmationDialog: return false
    }
  }

  /// How far a sheet pushes the screen behind it from its sides; nil where it does not.
  private func cardInset(_ sheet: PresentationNode.Sheet) -> Double? {
    guard isCompact, environment.values.verticalSizeClass == .regular, sheet.detent == .large
    else { return nil }
    return metrics.cardInset
  }

  /// The whole screen as a card on black, which begins at the top of the safe area.
  private func pushedBack(_ base: ViewNode, inset: Double) -> ViewNode {
    guard case .device(let device) = canvas, device.size.width > 2 * inset else { return base }
    let scale = 1 - 2 * inset / device.size.width
    let safeArea = environment.values.canvasSafeArea
    let window = environment.look.windowBackground(environment.values.colorScheme)
    let shape = ShapeGeometry.roundedRectangle(
      cornerRadius: metrics.sheetCornerRadius, style: .continuous)
    return ViewNode.layout(
      "Screen", ScreenLayout(insets: safeArea), [base.fillingScreen]
    )
    .with(
      .backgroundStyle(.color(window), ignoresSafeAreaEdges: []), .clipShape(shape),
      .scaleEffect(x: scale, y: scale, anchor: .top), .offset(x: 0, y: safeArea.top),
      .backgroundStyle(.color(.black), ignoresSafeAreaEdges: []), .ignoresSafeArea(edges: .all))
  }

  private var dimming: ViewNode {
    ViewNode.filled(.rectangle, .color(Color.black.opacity(isDark ? 0.48 : 0.2)))
      .with(.ignoresSafeArea(edges: .all), .accessibilityHidden(true))
  }

  private func layout(of sheet: PresentationNode.Sheet) -> SheetLayout {
    SheetLayout(
      detent: sheet.detent, mediumFraction: metrics.mediumSheetFraction,
      extraHeight: extraHeight(sheet), topGap: metrics.sheetTopGap,
      margin: floats(sheet) ? metrics.partialSheetMargin : 0,
      formWidth: isCompact ? nil : metrics.formSheetWidth)
  }

  /// Whether the sheet ends before the screen does.
  private func floats(_ sheet: PresentationNode.Sheet) -> Bool {
    isCompact && metrics.partialSheetMargin > 0 && sheet.detent != .large
  }

  private func extraHeight(_ sheet: PresentationNode.Sheet) -> Double {
    // A continuous corner begins at 1.53 of its radius.
    floats(sheet) ? 0 : 1.6 * radius(sheet)
  }

  private func shape(_ sheet: PresentationNode.Sheet) -> ShapeGeometry {
    let top = radius(sheet)
    guard floats(sheet) else { return .roundedRectangle(cornerRadius: top, style: .continuous) }
    let bottom = sheet.cornerRadius ?? metrics.partialSheetBottomRadius
    return .unevenRoundedRectangle(
      CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom),
      style: .continuous)
  }

  private func radius(_ sheet: PresentationNode.Sheet) -> Double {
    sheet.cornerRadius ?? metrics.sheetCornerRadius
  }

  private func card(_ sheet: PresentationNode.Sheet, _ content: ViewNode) -> ViewNode {
    let background = sheet.background ?? .system("systemBackground")
    let shape = shape(sheet)
    var layers = [content.fillingScreen]
    if sheet.hasDragIndicator {
      let indicator = ViewNode.filled(.capsule(style: .circular), .system("tertiaryLabel"))
        .frame(width: 36, height: 5)
        .padding(.top, 5)
        .with(.accessibilityHidden(true))
      layers = [content.fillingScreen.with(.overlay(alignment: .top, children: [indicator]))]
    }
    return ViewNode.layout(
      "Sheet",
      SheetContentLayout(extraHeight: isCompact ? extraHeight(sheet) : 0), layers
    )
    .with(.backgroundShape(background, in: shape))
    .with(.clipShape(shape))
    .with(.elevated(true))
  }
}

extension PresentationNode {
  fileprivate var isSheet: Bool {
    if case .sheet = kind { return true }
    return false
  }
}

extension ViewNode {
  /// The view in the middle of all the room that there is.
  fileprivate var fillingScreen: ViewNode {
    with(
      .frame(
        FrameLimits(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
        alignment: .center))
  }
}

/// A screen with its safe area, wherever it is placed.
private struct ScreenLayout: GreedyLayout {
  var insets: EdgeInsets

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let safe = bounds.inset(
      by: Insets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    for screen in subviews {
      screen.setSafeArea(SafeArea(region: bounds, safe: safe))
      screen.place(at: safe.origin, proposal: AssayLayout.ProposedViewSize(safe.size))
    }
  }
}

/// A screen, what dims it, and a sheet that rises from its bottom; on a large screen a sheet in its
/// middle.
private struct SheetLayout: UncachedLayout {
  var detent: PresentationNode.Detent
  /// Of the screen's height, of a medium sheet.
  var mediumFraction: Double
  /// How far the sheet goes on below the screen, so that its lower corners are not seen.
  var extraHeight: Double
  /// Between the top of the safe area and the largest sheet.
  var topGap: Double
  /// Between the sheet and the sides and the bottom of the screen.
  var margin: Double
  /// nil for a sheet as wide as the screen.
  var formWidth: Double?

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let offer = AssayLayout.ProposedViewSize(bounds.size)
    for subview in subviews.prefix(2) {
      let size = subview.sizeThatFits(offer)
      subview.place(
        at: Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        proposal: offer)
    }
    let region = subviews.safeArea.region
    let room = region.maxY - bounds.minY - topGap
    if let formWidth {
      let size = Size(width: min(formWidth, region.width), height: min(620, room))
      subviews[2].place(
        at: Point(x: region.midX, y: region.midY), anchor: .center,
        proposal: AssayLayout.ProposedViewSize(size))
      return
    }
    let height: Double =
      switch detent {
      case .large: room
      case .medium: min(room, region.height * mediumFraction)
      case .fraction(let fraction): min(room, region.height * fraction)
      case .height(let height): min(room, height + region.maxY - bounds.maxY)
      }
    subviews[2].place(
      at: Point(x: region.minX + margin, y: region.maxY - height),
      proposal: AssayLayout.ProposedViewSize(
        width: region.width - 2 * margin, height: height - margin + extraHeight))
  }
}

/// The content of a sheet, in the part of the sheet that is on the screen.
private struct SheetContentLayout: GreedyLayout {
  var extraHeight: Double

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let area = subviews.safeArea
    var sheet = bounds
    sheet.height -= extraHeight
    var room = sheet
    room.height = max(0, min(room.maxY, area.safe.maxY) - room.minY)
    for content in subviews {
      content.setSafeArea(SafeArea(region: sheet, safe: room))
      content.place(
        at: Point(x: room.minX, y: room.minY), proposal: AssayLayout.ProposedViewSize(room.size))
    }
  }
}
