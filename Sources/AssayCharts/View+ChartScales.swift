// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chart {
      $0.symbols = mapping.map {
        (name: $0.key.plotValue.words, value: AnyChartSymbolShape($0.value))
      }
    }
  }
  /// Sets the shapes of values, in their order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols = range.map { (name: nil, value: AnyChartSymbolShape($0)) } }
  }
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    chart {
      $0.symbols = zip(domain, range).map {
        (name: $0.plotValue.words, value: AnyChartSymbolShape($1))
      }
    }
  }
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chartSymbolScale(domain: domain, range: domain.map(mapping))
  }

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
  /// Sets the color of a number by a gradient. Unlike Charts, not drawn, which is reported.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chart { $0.undrawn.append("a chart's color scale from a gradient") }
  }
  /// Sets the color of a number by a gradient. Unlike Charts, not drawn, which is reported.
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chart { $0.undrawn.append("a chart's color scale from a gradient") }
  }

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
  /// Sets the sizes of points by values. Unlike Charts, not drawn, which is reported.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chart { $0.undrawn.append("a chart's scale of symbol sizes") }
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
}
