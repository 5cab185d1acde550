// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Sets the colors of values by a function.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.styleMapping = { ($0 as? D).map { AnyShapeStyle(mapping($0)) } } }
  }
  /// Sets the colors of values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }
  /// Sets the colors of numbers or times by a gradient. Without a domain it ends at round numbers
  /// around those of the marks. Colors of names are reported.
  ///
  /// - Parameters:
  ///   - range: the colors, from the smallest value to the greatest.
  ///   - type: how numbers are spread.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    gradient(range, AxisSettings(), type)
  }
  /// Sets the colors of numbers or times by a gradient. Colors of names are reported.
  ///
  /// - Parameters:
  ///   - domain: the values of the first and the last color.
  ///   - range: the colors, from the smallest value to the greatest.
  ///   - type: how numbers are spread.
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    var settings = AxisSettings()
    settings.set(domain)
    return gradient(range, settings, type)
  }
  private func gradient(
    _ gradient: Gradient, _ settings: AxisSettings, _ type: ScaleType?
  ) -> some View {
    chart {
      $0.undrawn += settings.undrawn + (type?.undrawn ?? [])
      if settings.isReversed || settings.includesZero != nil {
        $0.undrawn.append("the domain of a chart's color scale")
      }
      $0.gradient = GradientOptions(
        gradient: gradient, domain: settings.domain, transform: type?.transform ?? .linear)
    }
  }

  /// Accepted: how the numbers of colors are spread. The colors that a chart chooses for numbers
  /// are reported.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }

  /// Sets the lines of values by a function.
  public func chartLineStyleScale<D: Plottable>(
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View {
    chart { $0.lineMapping = { ($0 as? D).map(mapping) } }
  }
  /// Accepted: the order of values, whose lines a chart chooses, which is reported.
  public func chartLineStyleScale<D: ScaleDomain>(domain: D) -> some View { self }
  /// Sets the lines of values.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    let styles = mapping.map { (name: Optional($0.key.plotValue.words), value: Optional($0.value)) }
    return chart { $0.lineStyles = styles }
  }
  /// Sets the lines of values, in their order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyles = range.map { (name: nil, value: $0) } }
  }
  /// Sets the lines of values.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let styles = zip(domain, range).map {
      (name: Optional($0.plotValue.words), value: Optional($1))
    }
    return chart { $0.lineStyles = styles }
  }
  /// Sets the lines of values.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D], mapping: @escaping (D) -> StrokeStyle
  ) -> some View {
    chartLineStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// Sets the areas of points by values, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View {
    let areas = mapping.map { (name: Optional($0.key.plotValue.words), value: Optional($0.value)) }
    return chart { $0.symbolAreas = areas }
  }
  /// Sets the areas of points by values, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    domain: [D], range: [CGFloat]
  ) -> some View {
    let areas = zip(domain, range).map { (name: Optional($0.plotValue.words), value: Optional($1)) }
    return chart { $0.symbolAreas = areas }
  }
  /// Sets the areas of points by values, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    domain: [D], mapping: @escaping (D) -> CGFloat
  ) -> some View {
    chartSymbolSizeScale(domain: domain, range: domain.map(mapping))
  }
  /// Sets the areas of points by a function, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    mapping: @escaping (D) -> CGFloat
  ) -> some View {
    chart { $0.areaMapping = { ($0 as? D).map(mapping) } }
  }
  /// Sets the areas of points for a range of numbers, in square points: those between its ends have
  /// areas between both. Values that are no numbers are reported.
  ///
  /// - Parameters:
  ///   - domain: the numbers.
  ///   - range: the areas at both ends.
  ///   - type: how numbers are spread.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let ends = domain._domain
    return chart {
      guard ends.count == 2, case .number(let low) = ends[0], case .number(let high) = ends[1],
        low < high, type?.undrawn.isEmpty ?? true
      else {
        $0.undrawn.append("a chart's scale of symbol sizes")
        return
      }
      $0.areaScale = AreaScale(
        domain: low...high, areas: range, transform: type?.transform ?? .linear)
    }
  }
  /// Sets the sizes of points by values. Unlike Charts, not drawn, which is reported.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chart { $0.undrawn.append("a chart's scale of symbol sizes") }
  }
  /// Sets the sizes of points by values. Unlike Charts, not drawn, which is reported.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    chart { $0.undrawn.append("a chart's scale of symbol sizes") }
  }
  /// Sets the sizes of points by values. Unlike Charts, not drawn, which is reported.
  public func chartSymbolSizeScale(type: ScaleType?) -> some View {
    chart { $0.undrawn.append("a chart's scale of symbol sizes") }
  }
}
