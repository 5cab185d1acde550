// SPDX-License-Identifier: MIT

public import AssayViews

/// Points that are at a place of the plot along an axis.
extension PointMark {
  /// Creates a point at a height.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - y: in points from the top of the plot; nil for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(.point(y))
  }

  /// Creates a point at a place.
  ///
  /// - Parameters:
  ///   - x: in points from the leading edge of the plot; nil for its middle.
  ///   - y: the value along the axis beside.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = ChartMark.Extent(.point(x))
    mark.y = ChartMark.Extent(y)
  }
}
