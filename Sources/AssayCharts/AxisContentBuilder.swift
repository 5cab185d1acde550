// SPDX-License-Identifier: MIT

/// Makes the axes of a chart.
@resultBuilder
public enum AxisContentBuilder {
  /// Content as it is.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// The content of one statement.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// The contents of several statements, or of none.
  public static func buildBlock(_ contents: any AxisContent...) -> AxisContentList {
    AxisContentList(_axes: contents.flatMap(\._axes))
  }
  /// The content of an `if` without an `else`.
  public static func buildOptional(_ content: (any AxisContent)?) -> AxisContentList {
    AxisContentList(_axes: content?._axes ?? [])
  }
  /// The content of a branch.
  public static func buildEither(first content: any AxisContent) -> AxisContentList {
    AxisContentList(_axes: content._axes)
  }
  /// The content of the other branch.
  public static func buildEither(second content: any AxisContent) -> AxisContentList {
    AxisContentList(_axes: content._axes)
  }
  /// The content of later systems.
  public static func buildLimitedAvailability(_ content: any AxisContent) -> AxisContentList {
    AxisContentList(_axes: content._axes)
  }
}
