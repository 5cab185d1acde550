// SPDX-License-Identifier: MIT

public import AssayViews

/// Marks of which each belongs to an element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What a mark belongs to.
  associatedtype DataElement
  /// The elements with their marks, in order.
  var _entries: [PlotEntry<DataElement>] { get }
}

extension VectorizedChartContent {
  /// The marks, in order.
  public var _marks: [ChartMark] { _entries.map(\.mark) }
}

/// A mark with the element that it belongs to.
public struct PlotEntry<DataElement> {
  let element: DataElement
  var mark: ChartMark
}

/// The marks of a plot, with what modifiers set.
public struct VectorizedMarks<DataElement>: VectorizedChartContent {
  public typealias Body = NoChartContent
  /// The elements with their marks, in order.
  public let _entries: [PlotEntry<DataElement>]
}

/// The marks of a plot of a collection.
public struct VectorizedPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = NoChartContent
  public typealias DataElement = Data.Element
  /// The elements with their marks, in order.
  public let _entries: [PlotEntry<Data.Element>]

  init<C: ChartContent>(_ data: Data, _ content: (Data.Element) -> C) {
    _entries = data.flatMap { element in
      content(element)._marks.map { PlotEntry(element: element, mark: $0) }
    }
  }
}

/// The marks of a plot of areas.
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of bars.
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of lines.
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of points.
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of rectangles.
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of straight lines.
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The marks of a plot of sectors.
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>

/// The size of a mark across its axis, which each element may have itself.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let value: (DataElement) -> MarkDimension

  private init(_ value: @escaping (DataElement) -> MarkDimension) { self.value = value }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self.value = { _ in .fixed(CGFloat(value)) } }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { self.value = { _ in .fixed(CGFloat(value)) } }
  /// As the chart decides.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }
  /// A size in points of each element.
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: value]) }
  }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }
  /// A share of the room of each element.
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: value]) }
  }
  /// The room without some points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }
  /// The room without some points of each element at each side.
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: value]) }
  }
}
