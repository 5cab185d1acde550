// SPDX-License-Identifier: MIT

public import AssayViews

/// The area of a function, or the areas of the elements of a collection.
///
/// A function is called as that of a line is; see ``LinePlot``.
///
/// ```swift
/// AreaPlot(x: "x", y: "sin(x)", domain: 0...3) { sin($0) }
/// AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: $0 - 1, yEnd: $0 + 1) }
/// ```
public struct AreaPlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension AreaPlot {
  /// Creates areas from zero to a value.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(x: x.value($0), y: y.value($0), stacking: stacking)
    }
  }

  /// Creates several areas.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(
        x: x.value($0), y: y.value($0), series: series.value($0),
        stacking: stacking)
    }
  }

  /// Creates areas between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }

  /// Creates several areas between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(
        x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        series: series.value($0))
    }
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(fromZero: function, domain: domain))
  }

  /// Creates the area between zero and a function of x.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      x, y, ChartFunction(fromZero: function, domain: domain))
  }

  /// Creates the area between zero and a function of x.
  @_disfavoredOverload
  public init<S0: StringProtocol, S1: StringProtocol>(
    x: S0, y: S1, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(fromZero: function, domain: domain))
  }

  /// Creates the area between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(
      Text(x), Text(yStart), ChartFunction(form: .area(function), domain: domain))
  }

  /// Creates the area between two functions of x.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(
      x, yStart, ChartFunction(form: .area(function), domain: domain))
  }

  /// Creates the area between two functions of x.
  @_disfavoredOverload
  public init<S0: StringProtocol, S1: StringProtocol, S2: StringProtocol>(
    x: S0, yStart: S1, yEnd: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(
      Text(x), Text(yStart), ChartFunction(form: .area(function), domain: domain))
  }
}
