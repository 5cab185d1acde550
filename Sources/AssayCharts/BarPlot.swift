// SPDX-License-Identifier: MIT

/// Bars of the elements of a collection.
///
/// ```swift
/// BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps))
///   .foregroundStyle(by: .value("City", \.city))
/// ```
public struct BarPlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension BarPlot {
  /// Creates bars from zero to a value.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        x: x.value($0), y: y.value($0), width: width.value($0), height: height.value($0),
        stacking: stacking)
    }
  }

  /// Creates bars along the whole plot, whose parts follow each other to the side.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(x: x.value($0), height: height.value($0), stacking: stacking)
    }
  }

  /// Creates bars along the whole plot, whose parts are on each other.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(y: y.value($0), width: width.value($0), stacking: stacking)
    }
  }

  /// Creates bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0),
        height: height.value($0))
    }
  }

  /// Creates bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        width: width.value($0))
    }
  }

  /// Creates bars between values along both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0))
    }
  }
}
