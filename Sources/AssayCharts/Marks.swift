// SPDX-License-Identifier: MIT

public import AssayViews

/// A bar.
public struct BarMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.bar)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Creates a bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
    mark.width = width
    if case .automatic = width.size { mark.width = height }
    mark.stacking = stacking
  }

  /// Creates a bar along the whole plot, whose parts follow each other to the side.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(x)
    // A bar at a name has no other way to say how high it is.
    if height.isAutomatic { mark.y = ChartMark.Extent(.interval(nil, nil)) }
    mark.width = height
    mark.stacking = stacking
  }

  /// Creates a bar along the whole plot, whose parts are on each other.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.y = ChartMark.Extent(y)
    if width.isAutomatic { mark.x = ChartMark.Extent(.interval(nil, nil)) }
    mark.width = width
    mark.stacking = stacking
  }

  /// Creates a bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(y)
    mark.width = height
  }

  /// Creates a bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(yStart, yEnd)
    mark.width = width
  }
}

extension BarMark {
  /// Creates a bar between values along both axes, which is a rectangle.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rectangle)
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(yStart, yEnd)
  }
}

/// A point of a line.
public struct LineMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.line)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
  }

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
    mark.series = series.value.words
  }
}

/// A part of an area.
public struct AreaMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.area)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Creates a part of an area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
    mark.stacking = stacking
  }

  /// Creates a part of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
    mark.series = series.value.words
    mark.stacking = stacking
  }

  /// Creates a part of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(yStart, yEnd)
  }

  /// Creates a part of one of several areas between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.value.words
  }

  /// Creates a part of an area to the side, between two values.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: the place along the axis beside.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(y)
  }

  /// Creates a part of one of several areas to the side, between two values.
  ///
  /// - Parameters:
  ///   - xStart: one end along the axis below.
  ///   - xEnd: the other end along the axis below.
  ///   - y: the place along the axis beside.
  ///   - series: which area the part belongs to.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.value.words
  }
}

/// A point.
public struct PointMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.point)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Makes the mark one of a chart of three axes.
  mutating func becomeSpatial() { mark = ChartMark(.spatial) }

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.rectangle)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Makes the mark one of a chart of three axes.
  mutating func becomeSpatial() { mark = ChartMark(.spatial) }

  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(y)
    mark.width = width
    mark.height = height
  }

  /// Creates a rectangle around a value, as high as the plot.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    mark.x = ChartMark.Extent(x)
    mark.width = width
  }

  /// Creates a rectangle around a value, as wide as the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    mark.y = ChartMark.Extent(y)
    mark.height = height
  }

  /// Creates a rectangle between two values, as high as the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark.x = ChartMark.Extent(xStart, xEnd)
  }

  /// Creates a rectangle between two values, as wide as the plot.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.y = ChartMark.Extent(yStart, yEnd)
  }

  /// Creates a rectangle around a value, between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(yStart, yEnd)
    mark.width = width
  }

  /// Creates a rectangle between two values, around another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(y)
    mark.height = height
  }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(yStart, yEnd)
  }
}

/// A straight line.
public struct RuleMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.rule)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Makes the mark one of a chart of three axes.
  mutating func becomeSpatial() { mark = ChartMark(.spatial) }

  /// Creates a line up through a value, or between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(x)
    mark.y = ChartMark.Extent(yStart, yEnd)
  }

  /// Creates a line across between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = ChartMark.Extent(xStart, xEnd)
    mark.y = ChartMark.Extent(y)
  }

  /// Creates a line up through a value.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark.x = ChartMark.Extent(x)
  }

  /// Creates a line across through a value.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark.y = ChartMark.Extent(y)
  }
}

/// A part of a ring.
public struct SectorMark: ChartContent {
  public typealias Body = NoChartContent
  var mark = ChartMark(.sector)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  /// Creates a part of a ring. Radii are of the largest circle in the plot: a share of it, or the
  /// distance from it.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.x = ChartMark.Extent(angle)
    mark.innerRadius = innerRadius
    mark.angularInset = angularInset ?? 0
    mark.outerRadius = outerRadius
  }
}

extension PlotValue {
  /// The value as a legend says it.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}
