// SPDX-License-Identifier: MIT

public import AssayViews

/// Rectangles that are at places of the plot along an axis, in points from its leading edge or its
/// top. Without a place a rectangle begins and ends with the plot.
extension RectangleMark {
  /// Creates a rectangle between places.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
  }

  /// Creates a rectangle around a value, between two heights.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of the rectangle.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
    mark.width = width
  }

  /// Creates a rectangle around a value, down to a height.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of the rectangle.
  public init<X: Plottable>(
    x: PlottableValue<X>, yEnd: CGFloat?, width: MarkDimension = .automatic
  ) { self.init(x: x, yStart: nil, yEnd: yEnd, width: width) }

  /// Creates a rectangle around a value, between two places.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of the rectangle.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(y)
    mark.height = height
  }

  /// Creates a rectangle around a value, up to a place.
  ///
  /// - Parameters:
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of the rectangle.
  public init<Y: Plottable>(
    xEnd: CGFloat?, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(xStart: nil, xEnd: xEnd, y: y, height: height) }

  /// Creates a rectangle around a value and a height. An automatic height is reported.
  ///
  /// - Parameters:
  ///   - x: the value along the axis below.
  ///   - y: in points from the top; nil for the middle.
  ///   - width: of the rectangle.
  ///   - height: of the rectangle.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat?, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(.point(y))
    mark.width = width
    setHeight(height)
  }

  /// Creates a rectangle around a place and a value. An automatic width is reported.
  ///
  /// - Parameters:
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - y: the value along the axis beside.
  ///   - width: of the rectangle.
  ///   - height: of the rectangle.
  public init<Y: Plottable>(
    x: CGFloat?, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(.point(x))
    mark.y = ChartMark.Extent(y)
    mark.height = height
    setWidth(width)
  }

  /// Creates a rectangle between two values and two heights.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(.interval(yStart, yEnd))
  }

  /// Creates a rectangle between two values, down to a height.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yEnd: CGFloat?
  ) { self.init(xStart: xStart, xEnd: xEnd, yStart: nil, yEnd: yEnd) }

  /// Creates a rectangle between two places and two values.
  ///
  /// - Parameters:
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(.interval(xStart, xEnd))
    mark.y = ChartMark.Extent(yStart, yEnd)
  }

  /// Creates a rectangle up to a place, between two values.
  ///
  /// - Parameters:
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Y: Plottable>(
    xEnd: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(xStart: nil, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }

  /// Creates a rectangle between two values, around a height. An automatic height is reported.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: in points from the top; nil for the middle.
  ///   - height: of the rectangle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat?,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(.point(y))
    setHeight(height)
  }

  /// Creates a rectangle around a place, between two values. An automatic width is reported.
  ///
  /// - Parameters:
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  ///   - width: of the rectangle.
  public init<Y: Plottable>(
    x: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(.point(x))
    mark.y = ChartMark.Extent(yStart, yEnd)
    setWidth(width)
  }

  private mutating func setWidth(_ width: MarkDimension) {
    mark.width = width
    report(width)
  }

  private mutating func setHeight(_ height: MarkDimension) {
    mark.height = height
    report(height)
  }

  /// Charts has a size of its own for a rectangle without neighbors.
  private mutating func report(_ dimension: MarkDimension) {
    guard dimension.isAutomatic else { return }
    mark.undrawn.append("the automatic size of a rectangle at a point of a chart's plot")
  }
}
