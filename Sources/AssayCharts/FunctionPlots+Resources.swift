// SPDX-License-Identifier: MIT

public import AssayViews

/// Plots of functions whose labels are resources of strings.

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function of x.
  ///
  /// - Parameters:
  ///   - x: what x is.
  ///   - y: what the results are.
  ///   - domain: of x; nil for that of the chart.
  ///   - function: called at numbers of the domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates a line through the points of a parameter.
  ///
  /// - Parameters:
  ///   - x: what x is.
  ///   - y: what y is.
  ///   - t: what the parameter is.
  ///   - domain: of the parameter.
  ///   - function: called at numbers of the domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and a function of x.
  ///
  /// - Parameters:
  ///   - x: what x is.
  ///   - y: what the results are.
  ///   - domain: of x; nil for that of the chart.
  ///   - function: called at numbers of the domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the area between two functions of x.
  ///
  /// - Parameters:
  ///   - x: what x is.
  ///   - yStart: what the first results are.
  ///   - yEnd: what the second results are.
  ///   - domain: of x; nil for that of the chart.
  ///   - function: called at numbers of the domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }
}

extension SurfacePlot {
  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: what x is.
  ///   - y: what the results are.
  ///   - z: what z is.
  ///   - function: of x and z.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
    function: @escaping @Sendable (Double, Double) -> Double
  ) { self.init(x: Text(x), y: Text(y), z: Text(z), function: function) }
}
