// SPDX-License-Identifier: MIT

/// Straight lines of the elements of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension RulePlot {
  /// Creates lines up, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }

  /// Creates lines across, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }

  /// Creates lines up through a value.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(x: x.value($0))
    }
  }

  /// Creates lines across through a value.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(y: y.value($0))
    }
  }
}
