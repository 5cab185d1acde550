// SPDX-License-Identifier: MIT

internal import AssayViews

/// What modifiers ask of charts inside.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.bottom
  /// Colors by the name of a value, in order; the key is nil for colors without names.
  var styles: [(name: String?, value: AnyShapeStyle)] = []
  /// The names of values that have colors first, in order.
  var styleOrder: [String] = []
  /// The color of a value; nil for a value of another type.
  var styleMapping: ((Any) -> AnyShapeStyle?)?
  /// Shapes by the name of a value, in order; the key is nil for shapes without names.
  var symbols: [(name: String?, value: AnyChartSymbolShape)] = []
  /// The look of lines by the name of a value, in order; the key is nil for looks without names.
  var lineStyles: [(name: String?, value: StrokeStyle?)] = []
  /// The areas of points by the name of a value, in square points.
  var symbolAreas: [(name: String?, value: CGFloat?)] = []
  /// In place of the names of colors.
  var legendContent: AnyView?
  var plot: ((AnyView) -> AnyView)?
  /// Views behind the chart and over it, in order.
  var layers: [ChartLayer] = []
  /// What modifiers ask that is not drawn.
  var undrawn: [String] = []
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
  var label: AnyView?
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
