// SPDX-License-Identifier: MIT

public import AssayViews

/// Plots of a collection whose elements have places of the plot along an axis, in points from its
/// leading edge or its top.

extension BarPlot {
  /// Creates marks at a value, between two heights of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top.
  ///   - yEnd: in points from the top.
  ///   - width: of a mark at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        x: x.value($0), yStart: $0[keyPath: yStart], yEnd: $0[keyPath: yEnd],
        width: width.value($0), stacking: stacking)
    }
  }

  /// Creates marks at a value, between two places of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge.
  ///   - xEnd: in points from the leading edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a mark at a name or a time.
  ///   - stacking: how bars from zero to a number share their place.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedPlotContent(data) {
      BarMark(
        xStart: $0[keyPath: xStart], xEnd: $0[keyPath: xEnd], y: y.value($0),
        height: height.value($0), stacking: stacking)
    }
  }
}

extension RectanglePlot {
  /// Creates marks at a value, between two heights of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top.
  ///   - yEnd: in points from the top.
  ///   - width: of a mark at a name or a time.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        x: x.value($0), yStart: $0[keyPath: yStart], yEnd: $0[keyPath: yEnd], width: width.value($0)
      )
    }
  }

  /// Creates marks at a value, between two places of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge.
  ///   - xEnd: in points from the leading edge.
  ///   - y: the value along the axis beside.
  ///   - height: of a mark at a name or a time.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RectangleMark(
        xStart: $0[keyPath: xStart], xEnd: $0[keyPath: xEnd], y: y.value($0),
        height: height.value($0))
    }
  }
}

extension RulePlot {
  /// Creates marks at a value, between two heights of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - yStart: in points from the top.
  ///   - yEnd: in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(
        x: x.value($0), yStart: $0[keyPath: yStart], yEnd: $0[keyPath: yEnd])
    }
  }

  /// Creates marks at a value, between two places of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - xStart: in points from the leading edge.
  ///   - xEnd: in points from the leading edge.
  ///   - y: the value along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedPlotContent(data) {
      RuleMark(
        xStart: $0[keyPath: xStart], xEnd: $0[keyPath: xEnd], y: y.value($0))
    }
  }
}

extension PointPlot {
  /// Creates points at a height of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: the value along the axis below.
  ///   - y: in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPlotContent(data) { PointMark(x: x.value($0), y: $0[keyPath: y]) }
  }

  /// Creates points at a place of each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - x: in points from the leading edge.
  ///   - y: the value along the axis beside.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPlotContent(data) { PointMark(x: $0[keyPath: x], y: y.value($0)) }
  }
}
