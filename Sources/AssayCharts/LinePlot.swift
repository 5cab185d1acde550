// SPDX-License-Identifier: MIT

public import AssayViews

/// The line of a function, or the lines of the elements of a collection.
///
/// A function is called at 513 numbers: the ends of 512 parts of the same length of its domain.
/// Without a domain it has that of the chart's axis of x: the one that the app gives, or the one of
/// the other marks. If there is none either, the function is not drawn, and reported. Where a
/// result is not finite, the line has a gap.
///
/// ```swift
/// LinePlot(x: "x", y: "sin(x)", domain: -5...5) { sin($0) }
/// LinePlot(stocks, x: .value("Date", \.date), y: .value("Price", \.price))
/// ```
public struct LinePlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension LinePlot {
  /// Creates a line, or a line for each value of a color.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      LineMark(x: x.value($0), y: y.value($0))
    }
  }

  /// Creates several lines.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      LineMark(x: x.value($0), y: y.value($0), series: series.value($0))
    }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(form: .line(function), domain: domain))
  }

  /// Creates the line of a function of x.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      x, y, ChartFunction(form: .line(function), domain: domain))
  }

  /// Creates the line of a function of x.
  @_disfavoredOverload
  public init<S0: StringProtocol, S1: StringProtocol>(
    x: S0, y: S1, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(form: .line(function), domain: domain))
  }

  /// Creates a line through the points of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(form: .parametric(function), domain: domain))
  }

  /// Creates a line through the points of a parameter.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(
      x, y, ChartFunction(form: .parametric(function), domain: domain))
  }

  /// Creates a line through the points of a parameter.
  @_disfavoredOverload
  public init<S0: StringProtocol, S1: StringProtocol, S2: StringProtocol>(
    x: S0, y: S1, t: S2, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(
      Text(x), Text(y), ChartFunction(form: .parametric(function), domain: domain))
  }
}
