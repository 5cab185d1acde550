// SPDX-License-Identifier: MIT

public import AssayViews

/// Values that an axis shows.
public protocol ScaleDomain {
  /// The values, smallest first.
  var _domain: [PlotValue] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Both ends.
  public var _domain: [PlotValue] { [lowerBound.plotValue, upperBound.plotValue] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The elements.
  public var _domain: [PlotValue] { map(\.plotValue) }
}

/// Values that a chart finds by itself.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  var isReversed = false
  var isModified = false
  /// None.
  public var _domain: [PlotValue] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart decides.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
  /// As the chart decides, with or without zero. A reversed axis begins with its last value.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  { AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed == true) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart decides. A reversed axis begins with its last value. A change of the values that
  /// the chart finds is reported.
  public static func automatic<P: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type = P.self,
    modifyInferredDomain: @escaping (inout [P]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      includesZero: includesZero, isReversed: reversed == true, isModified: true)
  }
}

extension AxisSettings {
  /// An axis without content is not shown.
  mutating func set(_ axes: [AxisOptions]) {
    self.axes = axes
    if axes.isEmpty { visibility = .hidden }
  }

  mutating func set(
    _ domain: (any ScaleDomain)? = nil, range: PlotDimensionScaleRange? = nil,
    type: ScaleType? = nil
  ) {
    if let type {
      undrawn += type.undrawn
      transform = type.transform
    }
    if let range { self.range = range }
    guard let domain else { return }
    if let automatic = domain as? AutomaticScaleDomain {
      includesZero = automatic.includesZero
      isReversed = automatic.isReversed
      if automatic.isModified {
        undrawn.append("a change of the values that a chart finds for an axis")
      }
      return
    }
    let values = domain._domain
    switch (values.first, values.last) {
    case (.number(let low)?, .number(let high)?)
    where low <= high && max(abs(low), abs(high)) <= ChartScale.greatestNumber:
      self.domain = .numbers(low...high)
    case (.date(let low)?, .date(let high)?) where low <= high: self.domain = .dates(low...high)
    case (.category?, _): self.domain = .categories(values.map(\.words))
    default:
      undrawn.append(
        "a domain of a chart's axis without values, without an end, or from high to low,")
    }
  }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }

  private func layer<V: View>(
    isBehind: Bool, _ alignment: Alignment, _ content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.layers.append(
        ChartLayer(isBehind: isBehind, alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Shows or hides the axis below.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }
  /// Sets what is drawn of the axis below.
  public func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let axes = content()._axes
    return chart { $0.x.set(axes) }
  }
  /// Shows or hides the axis beside.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }
  /// Sets what is drawn of the axis beside.
  public func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let axes = content()._axes
    return chart { $0.y.set(axes) }
  }
  /// Sets the values of the axis below.
  public func chartXScale<D: ScaleDomain>(domain: D) -> some View { chart { $0.x.set(domain) } }
  /// Sets the values of the axis beside.
  public func chartYScale<D: ScaleDomain>(domain: D) -> some View { chart { $0.y.set(domain) } }
  /// Sets the values of the axis below, the part of the plot that it takes, and how numbers are
  /// spread.
  public func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.x.set(domain, range: range, type: type) } }
  /// Sets the values of the axis beside, the part of the plot that it takes, and how numbers are
  /// spread.
  public func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.y.set(domain, range: range, type: type) } }
  /// Sets the values of the axis below. A part of the plot, in points or of a chart of three axes,
  /// is reported.
  public func chartXScale<D: ScaleDomain, R: BinaryFloatingPoint>(
    domain: D, range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.x.set(domain, type: type)
      $0.x.undrawn.append("the part of the plot that a chart's axis takes")
    }
  }
  /// Sets the values of the axis beside. A part of the plot, in points or of a chart of three axes,
  /// is reported.
  public func chartYScale<D: ScaleDomain, R: BinaryFloatingPoint>(
    domain: D, range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.y.set(domain, type: type)
      $0.y.undrawn.append("the part of the plot that a chart's axis takes")
    }
  }
  /// Reported: the part of the plot that the axis below takes.
  public func chartXScale<R: BinaryFloatingPoint>(
    range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.x.set(type: type)
      $0.x.undrawn.append("the part of the plot that a chart's axis takes")
    }
  }
  /// Sets the part of the plot that the axis below takes.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chart { $0.x.set(range: range, type: type) }
  }
  /// Reported: the part of the plot that the axis beside takes.
  public func chartYScale<R: BinaryFloatingPoint>(
    range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.y.set(type: type)
      $0.y.undrawn.append("the part of the plot that a chart's axis takes")
    }
  }
  /// Sets the part of the plot that the axis beside takes.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chart { $0.y.set(range: range, type: type) }
  }
  /// Sets the values of the axis below, and how numbers are spread.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType?) -> some View {
    chart { $0.x.set(domain, type: type) }
  }
  /// Sets the values of the axis beside, and how numbers are spread.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType?) -> some View {
    chart { $0.y.set(domain, type: type) }
  }
  /// Sets how the numbers of the axis below are spread.
  public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.set(type: type) } }
  /// Sets how the numbers of the axis beside are spread.
  public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.set(type: type) } }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      if !axes.isEmpty { $0.undrawn.append("the part in sight of a chart that scrolls") }
    }
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartScrollableAxes(.horizontal)
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartScrollableAxes(.vertical)
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    chartScrollableAxes(.horizontal)
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    chartScrollableAxes(.vertical)
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartScrollableAxes(.horizontal)
  }
  /// Draws the whole chart. Unlike SwiftUI's, it does not scroll, which is reported.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartScrollableAxes(.vertical)
  }
  /// Sets the colors of values, in their order.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { (name: String?.none, value: AnyShapeStyle($0)) }
    return chart { $0.styles = styles }
  }
  /// Sets the colors of values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map {
      (name: Optional($0.key.plotValue.words), value: AnyShapeStyle($0.value))
    }
    return chart { $0.styles = styles }
  }
  /// Sets the colors of values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = zip(domain, range).map {
      (name: Optional($0.plotValue.words), value: AnyShapeStyle($1))
    }
    return chart { $0.styles = styles }
  }
  /// Gives the usual colors to values in an order.
  public func chartForegroundStyleScale<D: Plottable>(
    domain: [D], type: ScaleType? = nil
  ) -> some View {
    chart { $0.styleOrder = domain.map(\.plotValue.words) }
  }
  /// Changes the area of the marks.
  public func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View {
    chart { $0.plot = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  /// Adds a view over the chart, which knows the places of its values.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    layer(isBehind: false, alignment, content)
  }
  /// Adds a view behind the chart, which knows the places of its values.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    layer(isBehind: true, alignment, content)
  }
  /// Accepted, and never called: a gesture.
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }
  /// Accepted, and never called: where a chart stops when it is scrolled.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
  /// Accepted, and never called: the selected values.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  /// Accepted, and never called: the selected values.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  /// Accepted, and never called: the selected value.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted, and never called: the selected value.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted, and never called: the selected angle.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}

/// The area of the marks.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// The area.
  public var body: some View { view }
}
