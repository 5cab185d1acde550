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
    changed { $0.styleKey = value.value.words }
  }
  /// Places marks of different values beside each other. The span is not used.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> MarkedContent { changed { $0.positionKey = value.value.words } }
  /// Chooses a shape for each value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> MarkedContent {
    changed {
      $0.series = $0.series ?? value.value.words
      $0.symbolKey = value.value.words
    }
  }
  /// Sets the shape of points, and shows those of lines.
  public func symbol(_ symbol: BasicChartSymbolShape) -> MarkedContent {
    changed { $0.symbol = symbol }
  }
  /// Sets the area of points in square points.
  public func symbolSize(_ area: CGFloat) -> MarkedContent { changed { $0.symbolArea = area } }
  /// Sets the look of lines.
  public func lineStyle(_ style: StrokeStyle) -> MarkedContent { changed { $0.lineStyle = style } }
  /// Sets how lines bend between points.
  public func interpolationMethod(_ method: InterpolationMethod) -> MarkedContent {
    changed { $0.interpolation = method }
  }
  /// Fades the marks.
  public func opacity(_ opacity: Double) -> MarkedContent { changed { $0.opacity *= opacity } }
  /// Rounds the corners of bars and rectangles, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> MarkedContent { changed { $0.cornerRadius = radius } }
  /// Adds a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> MarkedContent {
    let view = AnyView(content())
    return changed {
      $0.annotations.append(
        ChartMark.Annotation(position: position, spacing: spacing, view: view))
    }
  }
  /// Accepted: what assistive technology says. A chart has no elements yet.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> MarkedContent { changed { _ in } }
  /// Accepted: what assistive technology says. A chart has no elements yet.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> MarkedContent {
    changed { _ in }
  }
  /// Accepted: what assistive technology says. A chart has no elements yet.
  public func accessibilityValue(_ value: LocalizedStringKey) -> MarkedContent { changed { _ in } }
  /// Accepted: what assistive technology says. A chart has no elements yet.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> MarkedContent {
    changed { _ in }
  }
  /// Accepted: what assistive technology skips.
  public func accessibilityHidden(_ hidden: Bool) -> MarkedContent { changed { _ in } }
}
