// SPDX-License-Identifier: MIT

public import AssayViews

/// Plots of a collection whose marks are at places of the plot along an axis, in points from its
/// leading edge or its top.

extension BarPlot {
  /// Creates bars at names or times, or bars from zero to numbers, between two heights.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        x: x.value($0), yStart: yStart, yEnd: yEnd, width: width.value($0), stacking: stacking)
    }
  }

  /// Creates bars at names or times, or bars from zero to numbers, between two places.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a bar at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        xStart: xStart, xEnd: xEnd, y: y.value($0), height: height.value($0), stacking: stacking)
    }
  }

  /// Creates bars between two values and two heights.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart, yEnd: yEnd)
    }
  }

  /// Creates bars between two places and two values.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(xStart: xStart, xEnd: xEnd, yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

extension PointPlot {
  /// Creates points at a height.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - y: in points from the top; nil for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPlotContent(data) { PointMark(x: x.value($0), y: y) }
  }

  /// Creates points at a place.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - y: the value along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPlotContent(data) { PointMark(x: x, y: y.value($0)) }
  }
}

extension RulePlot {
  /// Creates lines up, between two heights.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(x: x.value($0), yStart: yStart, yEnd: yEnd)
    }
  }

  /// Creates lines across, between two places.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(xStart: xStart, xEnd: xEnd, y: y.value($0))
    }
  }

  /// Creates lines across between two values, at a height.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: in points from the top; nil for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y)
    }
  }

  /// Creates lines up between two values, at a place.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: in points from the leading edge; nil for the middle.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(x: x, yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

extension RectanglePlot {
  /// Creates rectangles around a value, between two heights.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  ///   - width: of a rectangle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(x: x.value($0), yStart: yStart, yEnd: yEnd, width: width.value($0))
    }
  }

  /// Creates rectangles around a value, between two places.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a rectangle.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(xStart: xStart, xEnd: xEnd, y: y.value($0), height: height.value($0))
    }
  }

  /// Creates rectangles between two values and two heights.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - yStart: in points from the top; nil for the top.
  ///   - yEnd: in points from the top; nil for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart, yEnd: yEnd)
    }
  }

  /// Creates rectangles between two places and two values.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge; nil for that edge.
  ///   - xEnd: in points from the leading edge; nil for the trailing edge.
  ///   - yStart: one end along the axis beside.
  ///   - yEnd: the other end along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat?, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(xStart: xStart, xEnd: xEnd, yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

extension AreaPlot {
  /// Creates areas to the side, between two values.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: the place along the axis beside.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }

  /// Creates several areas to the side, between two values.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: the place along the axis beside.
  ///   - series: which area an element belongs to.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      AreaMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), series: series.value($0))
    }
  }
}
