// SPDX-License-Identifier: MIT

/// Rectangles of the elements of a collection, as in a heat map.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension RectanglePlot {
  /// Creates rectangles around two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        x: x.value($0), y: y.value($0), width: width.value($0),
        height: height.value($0))
    }
  }

  /// Creates rectangles around a value, between two others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        width: width.value($0))
    }
  }

  /// Creates rectangles between two values, around another one.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0),
        height: height.value($0))
    }
  }

  /// Creates rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0))
    }
  }

  /// Creates rectangles around a value, as high as the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(x: x.value($0), width: width.value($0))
    }
  }

  /// Creates rectangles around a value, as wide as the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(y: y.value($0), height: height.value($0))
    }
  }

  /// Creates rectangles between two values, as high as the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0))
    }
  }

  /// Creates rectangles between two values, as wide as the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}
