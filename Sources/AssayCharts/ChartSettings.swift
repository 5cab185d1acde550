// SPDX-License-Identifier: MIT

internal import AssayViews

/// What modifiers ask of charts inside.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  /// The titles of both axes, in order.
  var titles: [AxisTitle] = []
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.bottom
  /// nil for the usual one.
  var legendAlignment: Alignment?
  /// Between the legend and the chart, in points.
  var legendSpacing: CGFloat = 8
  /// Colors by the name of a value, in order; the key is nil for colors without names.
  var styles: [(name: String?, value: AnyShapeStyle)] = []
  /// The names of values that have colors first, in order.
  var styleOrder: [String] = []
  /// The color of a value; nil for a value of another type.
  var styleMapping: ((Any) -> AnyShapeStyle?)?
  /// Shapes by the name of a value, in order; the key is nil for shapes without names.
  var symbols: [(name: String?, value: AnyChartSymbolShape)] = []
  /// The names of values that have shapes first, in order.
  var symbolOrder: [String] = []
  /// The shape of a value; nil for a value of another type.
  var symbolMapping: ((Any) -> AnyChartSymbolShape?)?
  /// The look of lines by the name of a value, in order; the key is nil for looks without names.
  var lineStyles: [(name: String?, value: StrokeStyle?)] = []
  /// The look of the lines of a value; nil for a value of another type.
  var lineMapping: ((Any) -> StrokeStyle?)?
  /// The areas of points by the name of a value, in square points.
  var symbolAreas: [(name: String?, value: CGFloat?)] = []
  /// The area of the points of a value, in square points; nil for a value of another type.
  var areaMapping: ((Any) -> CGFloat?)?
  /// The areas of points at the ends of a range of numbers, in square points.
  var areaScale: AreaScale?
  /// The colors of numbers.
  var gradient: GradientOptions?
  /// In place of the names of colors.
  var legendContent: AnyView?
  var plot: ((AnyView) -> AnyView)?
  /// Views behind the chart and over it, in order.
  var layers: [ChartLayer] = []
  /// What modifiers ask that is not drawn.
  var undrawn: [String] = []
}

/// The title of an axis.
struct AxisTitle {
  let isAbove: Bool
  let alignment: Alignment
  /// Between the title and the chart, in points.
  let spacing: CGFloat
  let view: AnyView
}

/// The colors of numbers or times, as an app asks for them.
struct GradientOptions {
  let gradient: Gradient
  /// nil for the values of the marks.
  let domain: ChartScale.Domain?
  let transform: ScaleTransform
}

/// The areas of points by numbers, in square points.
struct AreaScale {
  let domain: ClosedRange<Double>
  let areas: ClosedRange<CGFloat>
  let transform: ScaleTransform

  /// nil for a number that the scale does not have.
  func area(of number: Double) -> CGFloat? {
    guard let low = transform.value(domain.lowerBound),
      let high = transform.value(domain.upperBound), let value = transform.value(number), high > low
    else { return nil }
    let share = CGFloat((value - low) / (high - low))
    return areas.lowerBound + share * (areas.upperBound - areas.lowerBound)
  }
}

/// What modifiers ask of an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// nil for the usual one.
  var axes: [AxisOptions]?
  var domain: ChartScale.Domain?
  /// The part of the plot that the axis takes.
  var range = PlotDimensionScaleRange.plotDimension
  /// Whether a domain that the chart finds has zero; nil where marks decide.
  var includesZero: Bool?
  /// How numbers are spread.
  var transform = ScaleTransform.linear
  /// Whether the last value is at the start of the axis.
  var isReversed = false
  /// What modifiers ask of the values that is not drawn.
  var undrawn: [String] = []
}

/// A view that knows the places of a chart's values.
struct ChartLayer {
  let isBehind: Bool
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
