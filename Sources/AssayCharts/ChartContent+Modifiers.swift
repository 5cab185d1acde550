// SPDX-License-Identifier: MIT

public import AssayViews

extension ChartContent {
  private func changed(_ change: (inout ChartMark) -> Void) -> MarkedContent {
    MarkedContent(
      _marks: _marks.map { mark in
        var copy = mark
        change(&copy)
        return copy
      })
  }

  /// Fills or strokes the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MarkedContent {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// Chooses a color for each value, which a legend shows.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> MarkedContent {
    changed {
      $0.styleKey = value.value.words
      $0.styleValue = value.given
    }
  }
  /// Places marks of different values beside each other. An axis is reported unless it is the one
  /// along which bars stand.
  ///
  /// - Parameters:
  ///   - value: chooses the place.
  ///   - axis: nil for the one along which bars stand.
  ///   - span: what all places together take of the room of a value; 70% if it is automatic.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> MarkedContent {
    changed {
      $0.positionKey = value.value.words
      let usual: Axis = Stacking.isSideways($0) ? .vertical : .horizontal
      $0.positionSpan = span
      if axis ?? usual != usual {
        $0.undrawn.append("the axis of marks beside each other in a chart")
      }
    }
  }
  /// Chooses a shape for each value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> MarkedContent {
    changed {
      $0.series = $0.series ?? value.value.words
      $0.symbolKey = value.value.words
      $0.symbolValue = value.given
    }
  }
  /// Sets the shape of points, and shows those of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> MarkedContent {
    let shape = AnyChartSymbolShape(symbol)
    return changed { $0.symbol = shape }
  }
  /// Draws a view for each point, and for those of lines.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> MarkedContent {
    let view = AnyView(symbol())
    return changed { $0.symbolView = view }
  }
  /// Sets the area of points in square points.
  public func symbolSize(_ area: CGFloat) -> MarkedContent { changed { $0.symbolArea = area } }
  /// Sets the width and the height of points, in points.
  public func symbolSize(_ size: CGSize) -> MarkedContent { changed { $0.symbolSize = size } }
  /// Chooses an area of points for each value, by a scale that lists them or gives the areas for a
  /// range of numbers. Without one all have the same, which is reported.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> MarkedContent {
    changed {
      $0.symbolAreaKey = value.value.words
      $0.symbolAreaValue = value.given
    }
  }
  /// Chooses the look of lines for each value, by a scale that lists them. Without one all look the
  /// same, which is reported.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> MarkedContent {
    changed {
      $0.series = $0.series ?? value.value.words
      $0.lineKey = value.value.words
      $0.lineValue = value.given
    }
  }
  /// Sets the look of lines.
  public func lineStyle(_ style: StrokeStyle) -> MarkedContent { changed { $0.lineStyle = style } }
  /// Sets how lines bend between points.
  public func interpolationMethod(_ method: InterpolationMethod) -> MarkedContent {
    changed {
      $0.interpolation = method
      $0.undrawn += [method.undrawn].compactMap(\.self)
    }
  }
  /// Fades the marks.
  public func opacity(_ opacity: Double) -> MarkedContent { changed { $0.opacity *= opacity } }
  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> MarkedContent { changed { $0.cornerRadius = radius } }
  /// Adds a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> MarkedContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing) { _ in view }
  }
  private func annotation(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution = .automatic, _ view: @escaping (CGSize) -> AnyView
  ) -> MarkedContent {
    changed {
      $0.annotations.append(
        ChartMark.Annotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow,
          view: view))
      if overflow.padsScale { $0.undrawn.append("the scale of a chart with room for annotations") }
    }
  }
  /// Adds a view beside each mark, which knows the size of the mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> MarkedContent {
    annotation(position, alignment, spacing) {
      AnyView(content(AnnotationContext(targetSize: $0)))
    }
  }
  /// Adds a view beside each mark, which knows the size of the mark and may be moved to fit. A plot
  /// that becomes smaller is reported.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> MarkedContent {
    annotation(position, alignment, spacing, overflowResolution) {
      AnyView(content(AnnotationContext(targetSize: $0)))
    }
  }
  /// Adds a view beside each mark, which may be moved to fit. A plot that becomes smaller is
  /// reported.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> MarkedContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing, overflowResolution) { _ in view }
  }
  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> MarkedContent {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> MarkedContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the marks to the side, and the ends of bars, areas, rectangles and rules up or down, in
  /// points. Other marks have no ends. A rule without ends begins at the top of the plot.
  ///
  /// - Parameters:
  ///   - x: to the trailing side.
  ///   - yStart: of the first end, downward.
  ///   - yEnd: of the other end, downward.
  public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> MarkedContent { offset(yStart: yStart, yEnd: yEnd, xStart: 0, xEnd: 0).offset(x: x) }
  /// Moves the marks up or down, and the ends of bars, areas, rectangles and rules to the side, in
  /// points. Other marks have no ends.
  ///
  /// - Parameters:
  ///   - xStart: of the first end, to the trailing side.
  ///   - xEnd: of the other end, to the trailing side.
  ///   - y: downward.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> MarkedContent { offset(yStart: 0, yEnd: 0, xStart: xStart, xEnd: xEnd).offset(y: y) }
  /// Moves the ends of bars, areas, rectangles and rules, in points. Other marks have no ends.
  ///
  /// - Parameters:
  ///   - xStart: of the first end, to the trailing side.
  ///   - xEnd: of the other end, to the trailing side.
  ///   - yStart: of the first end, downward.
  ///   - yEnd: of the other end, downward.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> MarkedContent { offset(yStart: yStart, yEnd: yEnd, xStart: xStart, xEnd: xEnd) }
  private func offset(
    yStart: CGFloat, yEnd: CGFloat, xStart: CGFloat, xEnd: CGFloat
  ) -> MarkedContent {
    changed {
      $0.ends.xStart += xStart
      $0.ends.xEnd += xEnd
      $0.ends.yStart += yStart
      $0.ends.yEnd += yEnd
      let lacksX = !$0.hasEndsBeside && (xStart != 0 || xEnd != 0)
      let lacksY = !$0.hasEndsUp && (yStart != 0 || yEnd != 0)
      if $0.kind.canHaveEnds, lacksX || lacksY {
        $0.undrawn.append("the offset of the sides of a mark in a chart")
      }
    }
  }
  /// Sets the order of the marks: those of a higher number lie over those of a lower one. Without a
  /// number it is 0. Marks of the same number lie as without it: first bars, rectangles and rules,
  /// then areas, lines and points.
  public func zIndex(_ value: Double) -> MarkedContent { changed { $0.zIndex = value } }
  /// Adds a shadow to each mark, and to the whole of a line or an area.
  ///
  /// - Parameters:
  ///   - color: of the shadow.
  ///   - radius: how far the shadow is blurred, in points.
  ///   - x: how far the shadow is moved to the trailing side, in points.
  ///   - y: how far the shadow is moved down, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> MarkedContent {
    changed {
      $0.shadows.append(
        ChartMark.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
      $0.reportEffect("the shadow of a mark in a chart")
    }
  }
  /// Shows only the part of bars and rectangles inside of a shape. Other marks are drawn whole,
  /// which is reported.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> MarkedContent {
    changed {
      switch $0.kind {
      case .bar, .rectangle: $0.clip = AnyShape(shape)
      case .line, .area, .point, .rule, .sector, .function, .spatial:
        $0.undrawn.append("the clip shape of a mark in a chart")
      }
    }
  }
  /// Blurs each mark, and the whole of a line or an area, by a radius in points.
  public func blur(radius: CGFloat) -> MarkedContent {
    changed {
      $0.blur = max($0.blur, radius)
      if radius > 0 { $0.reportEffect("the blur of a mark in a chart") }
    }
  }
  /// Draws the marks as without a layer of their own.
  public func compositingLayer() -> MarkedContent { changed { _ in } }
  /// Reported: the look of a layer of marks.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> MarkedContent {
    changed { $0.undrawn.append("the style of a layer of marks in a chart") }
  }
  /// Gives a gradient of bars, rectangles, lines and areas the size of the plot instead of that of
  /// each mark, line or area. Other marks keep theirs, which is reported.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> MarkedContent {
    changed {
      $0.alignsStyle = aligns
      guard aligns else { return }
      switch $0.kind {
      case .bar, .rectangle, .line, .area: break
      case .point, .rule, .sector, .function, .spatial:
        $0.undrawn.append("a style of marks that is as large as the plot")
      }
    }
  }
  /// Accepted: the name of the marks for tests of their user interface, which a picture has not.
  public func accessibilityIdentifier(_ identifier: String) -> MarkedContent { changed { _ in } }
  /// Reported: the marks are drawn whole.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> MarkedContent {
    changed { $0.undrawn.append("the mask of a mark in a chart") }
  }
  /// Sets what assistive technology says of the marks, instead of their place along the axis below.
  public func accessibilityLabel(_ label: Text) -> MarkedContent {
    changed { $0.spokenLabel = label }
  }
  /// Sets what assistive technology says of the marks, instead of their place along the axis below.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> MarkedContent {
    accessibilityLabel(Text(label))
  }
  /// Sets what assistive technology says of the marks, instead of their place along the axis below.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> MarkedContent {
    accessibilityLabel(Text(label))
  }
  /// Sets the value that assistive technology says of the marks.
  public func accessibilityValue(_ value: Text) -> MarkedContent {
    changed { $0.spokenValue = value }
  }
  /// Sets the value that assistive technology says of the marks.
  public func accessibilityValue(_ value: LocalizedStringKey) -> MarkedContent {
    accessibilityValue(Text(value))
  }
  /// Sets the value that assistive technology says of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> MarkedContent {
    accessibilityValue(Text(value))
  }
  /// Keeps the marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> MarkedContent {
    changed { $0.isHiddenFromSpeech = hidden }
  }
}

extension ChartMark {
  /// Sectors and functions are drawn without it.
  fileprivate mutating func reportEffect(_ effect: String) {
    switch kind {
    case .sector, .function, .spatial: undrawn.append(effect)
    case .bar, .line, .area, .point, .rule, .rectangle: break
    }
  }

  /// Whether a mark has two ends along the axis below.
  fileprivate var hasEndsBeside: Bool {
    hasEnds(x) || (kind == .bar && Stacking.isSideways(self))
  }

  /// Whether a mark has two ends along the axis beside.
  fileprivate var hasEndsUp: Bool {
    hasEnds(y) || kind == .area || (kind == .bar && !Stacking.isSideways(self))
  }

  /// A rule or a rectangle without a value is as long as the plot.
  private func hasEnds(_ extent: Extent) -> Bool {
    if case .interval = extent.fixed { return true }
    if extent.end != nil { return !extent.isBin }
    return extent.start == nil && extent.fixed == nil && (kind == .rule || kind == .rectangle)
  }
}

extension ChartMark.Kind {
  fileprivate var canHaveEnds: Bool {
    switch self {
    case .bar, .area, .rule, .rectangle: true
    case .line, .point, .sector, .function, .spatial: false
    }
  }
}
