// SPDX-License-Identifier: MIT

public import AssayViews

/// A chart of three axes. Unlike Charts, it is not drawn, which is reported, but takes its room.
///
/// ```swift
/// Chart3D {
///   SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) }
/// }
/// ```
public struct Chart3D: View {
  private init(marks: [ChartMark]) {}

  /// Creates a chart of marks.
  public init<Content: Chart3DContent>(@Chart3DContentBuilder content: () -> Content) {
    self.init(marks: content()._marks)
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Content: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(marks: data.flatMap { content($0)._marks })
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Content: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: (Data.Element) -> Content
  ) {
    self.init(marks: data.flatMap { content($0)._marks })
  }

  /// The room of the chart.
  public var body: some View { Color.clear.reporting(all: ["a chart of three axes"]) }
}

/// Something that a chart of three axes shows. Unlike Charts, this is also content of a chart of
/// two axes, where a mark of three values is reported.
public typealias Chart3DContent = ChartContent

/// Makes content of several marks.
public typealias Chart3DContentBuilder = ChartContentBuilder

/// The surface of a function of two variables.
public struct SurfacePlot: ChartContent {
  public typealias Body = NoChartContent
  /// The mark, which is not drawn.
  public var _marks: [ChartMark] { [ChartMark(.spatial)] }

  /// Creates a surface.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}
  /// Creates a surface.
  public init(
    x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double
  ) {}
  /// Creates a surface.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, z: S3, function: @escaping @Sendable (Double, Double) -> Double
  ) {}
}

extension PointMark {
  /// Creates a point of a chart of three axes, which is not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x, y: y)
    becomeSpatial()
  }
}

extension RuleMark {
  /// Creates a line of a chart of three axes, which is not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x)
    becomeSpatial()
  }
  /// Creates a line of a chart of three axes, which is not drawn.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(x: x)
    becomeSpatial()
  }
  /// Creates a line of a chart of three axes, which is not drawn.
  public init<X: Plottable, Z: Plottable>(x: PlottableValue<X>, z: PlottableValue<Z>) {
    self.init(x: x)
    becomeSpatial()
  }
  /// Creates a line of a chart of three axes, which is not drawn.
  public init<Y: Plottable, Z: Plottable>(y: PlottableValue<Y>, z: PlottableValue<Z>) {
    self.init(y: y)
    becomeSpatial()
  }
}

extension RectangleMark {
  /// Creates a box of a chart of three axes, which is not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x, y: y)
    becomeSpatial()
  }
  /// Creates a box of a chart of three axes, which is not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>, zStart: PlottableValue<Z>, zEnd: PlottableValue<Z>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
    becomeSpatial()
  }
}
