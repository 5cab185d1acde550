// SPDX-License-Identifier: MIT

public import AssayViews

/// Straight lines that are at places of the plot along an axis, in points from its leading edge or
/// its top.
extension RuleMark {
  /// Creates a line up through a value, between two heights.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
  }

  /// Creates a line across through a value, between two places.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(y)
  }

  /// Creates a line across between two values, at a height.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: in points from the top; nil for the middle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(.point(y))
  }

  /// Creates a line up between two values, at a place.
  ///
  /// - Parameters:
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(.point(x))
    mark.y = ChartMark.Extent(yStart, yEnd)
  }
}
