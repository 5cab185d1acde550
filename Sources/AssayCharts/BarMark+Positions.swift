// SPDX-License-Identifier: MIT

public import AssayViews

/// Bars that are at places of the plot along an axis, in points from its leading edge or its top.
extension BarMark {
  /// Creates a bar at a name or a time, or a bar from zero to a number, between two heights.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking
  }

  /// Creates a bar at a name or a time, or a bar from zero to a number, down to a height.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<X: Plottable>(
    x: PlottableValue<X>, yEnd: CGFloat?, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x: x, yStart: nil, yEnd: yEnd, width: width, stacking: stacking) }

  /// Creates a bar as high as the plot at a name or a time, or a bar from zero to a number.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - width: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension, stacking: MarkStackingMethod = .standard
  ) { self.init(x: x, yStart: nil, yEnd: nil, width: width, stacking: stacking) }

  /// Creates a bar at a name or a time, or a bar from zero to a number, between two places.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(y)
    mark.width = height
    mark.stacking = stacking
  }

  /// Creates a bar at a name or a time, or a bar from zero to a number, up to a place.
  ///
  /// - Parameters:
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Y: Plottable>(
    xEnd: CGFloat?, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(xStart: nil, xEnd: xEnd, y: y, height: height, stacking: stacking) }

  /// Creates a bar as wide as the plot at a name or a time, or a bar from zero to a number.
  ///
  /// - Parameters:
  ///   - y: the value along the axis beside.
  ///   - height: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, height: MarkDimension, stacking: MarkStackingMethod = .standard
  ) { self.init(xStart: nil, xEnd: nil, y: y, height: height, stacking: stacking) }

  /// Creates a bar between two values around a height. Without a height of its own the bar is as
  /// high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: in points from the top; nil for the middle.
  ///   - height: of the bar.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat?,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(.point(y))
    mark.width = height
  }

  /// Creates a bar between two values around the middle of the plot.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - height: of the bar.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension
  ) { self.init(xStart: xStart, xEnd: xEnd, y: nil, height: height) }

  /// Creates a bar between two values around a place. Without a width of its own the bar is as wide
  /// as the plot.
  ///
  /// - Parameters:
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  ///   - width: of the bar.
  public init<Y: Plottable>(
    x: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(.point(x))
    mark.y = ChartMark.Extent(yStart, yEnd)
    mark.width = width
  }

  /// Creates a bar between two values around the middle of the plot.
  ///
  /// - Parameters:
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  ///   - width: of the bar.
  public init<Y: Plottable>(
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension
  ) { self.init(x: nil, yStart: yStart, yEnd: yEnd, width: width) }

  /// Creates a bar between two values and two heights, which is a rectangle.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(.rectangle)
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
  }

  /// Creates a bar between two places and two values, which is a rectangle.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rectangle)
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(yStart, yEnd)
  }
}
