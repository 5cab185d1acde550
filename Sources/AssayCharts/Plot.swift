// SPDX-License-Identifier: MIT

/// Content that modifiers change together.
///
/// ```swift
/// Plot {
///   PointMark(x: .value("Day", day), y: .value("Low", low))
///   PointMark(x: .value("Day", day), y: .value("High", high))
/// }
/// .foregroundStyle(.gray)
/// ```
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = NoChartContent
  /// The marks, in order.
  public let _marks: [ChartMark]
}

extension Plot where Content == MarkedContent {
  /// Creates content of marks.
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) { _marks = content()._marks }
}

/// Hides the type of content.
public struct AnyChartContent: ChartContent {
  public typealias Body = NoChartContent
  /// The marks, in order.
  public let _marks: [ChartMark]
  /// Hides the type of content.
  public init(_ content: any ChartContent) { _marks = content._marks }
  /// Hides the type of content.
  public init<C: ChartContent>(erasing content: C) { _marks = content._marks }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = NoChartContent
  /// Those of the content, or none.
  public var _marks: [ChartMark] { map(\._marks) ?? [] }
}
