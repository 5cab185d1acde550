// SPDX-License-Identifier: MIT

public import AssayViews

/// Something that a chart shows: marks.
public protocol ChartContent {
  /// The type of the content that it is made of.
  associatedtype Body: ChartContent
  /// The content that it is made of.
  @ChartContentBuilder var body: Body { get }
  /// The marks, in order.
  var _marks: [ChartMark] { get }
}

extension ChartContent {
  /// Those of the body.
  public var _marks: [ChartMark] { body._marks }
}

extension ChartContent where Body == NoChartContent {
  /// Content without a body has marks of its own.
  public var body: NoChartContent { preconditionFailure("'\(Self.self)' has no body") }
}

/// What content without a body has as one: it has no values.
public enum NoChartContent: ChartContent {
  public typealias Body = NoChartContent
  /// None.
  public var _marks: [ChartMark] { [] }
}

/// Content of marks that are known.
public struct MarkedContent: ChartContent {
  public typealias Body = NoChartContent
  /// The marks, in order.
  public let _marks: [ChartMark]
}

nonisolated extension ForEach: ChartContent where Content: ChartContent {
  /// None: the marks are those of the elements.
  public var body: MarkedContent { MarkedContent(_marks: _marks) }
  /// Those of each element.
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates content for each element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: \.id, content: content) }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates content for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: \.self, content: content)
  }
}

/// Makes content of several marks.
@resultBuilder
public enum ChartContentBuilder {
  /// No content.
  public static func buildBlock() -> MarkedContent { MarkedContent(_marks: []) }
  /// One content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> MarkedContent {
    MarkedContent(_marks: content._marks)
  }
  /// Content after content.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> MarkedContent {
    var marks: [ChartMark] = []
    for content in repeat each content { marks += content._marks }
    return MarkedContent(_marks: marks)
  }
  /// Content as it is.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// Content that may be missing.
  public static func buildOptional(_ content: MarkedContent?) -> MarkedContent {
    content ?? MarkedContent(_marks: [])
  }
  /// One of two.
  public static func buildEither<C: ChartContent>(first: C) -> MarkedContent {
    MarkedContent(_marks: first._marks)
  }
  /// One of two.
  public static func buildEither<C: ChartContent>(second: C) -> MarkedContent {
    MarkedContent(_marks: second._marks)
  }
  /// Content of later systems.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> MarkedContent {
    MarkedContent(_marks: content._marks)
  }
}
