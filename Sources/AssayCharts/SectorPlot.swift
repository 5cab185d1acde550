// SPDX-License-Identifier: MIT

public import AssayViews

/// Parts of a ring of the elements of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  let content: Content
  /// The marks.
  public var _marks: [ChartMark] { content._marks }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  /// The elements with their marks, in order.
  public var _entries: [PlotEntry<Content.DataElement>] { content._entries }
}

extension SectorPlot {
  /// Creates parts of a ring.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius.value($0),
        outerRadius: outerRadius.value($0), angularInset: angularInset)
    }
  }

  /// Creates parts of a ring with a distance in points for each.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius.value($0),
        outerRadius: outerRadius.value($0), angularInset: $0[keyPath: angularInset])
    }
  }
}
