// SPDX-License-Identifier: MIT

/// Points of the elements of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension PointPlot {
  /// Creates points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      PointMark(x: x.value($0), y: y.value($0))
    }
  }
}
