// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    symbols(mapping.map { ($0.key.plotValue.words, AnyChartSymbolShape($0.value)) })
  }
  /// Sets the shapes of values, of several types.
  @_disfavoredOverload
  public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, any ChartSymbolShape>
  ) -> some View {
    symbols(mapping.map { ($0.key.plotValue.words, AnyChartSymbolShape($0.value)) })
  }
  /// Sets the shapes of values, in their order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    symbols(range.map { (nil, AnyChartSymbolShape($0)) })
  }
  /// Sets the shapes of values, in their order, of several types.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbols(range.map { (nil, AnyChartSymbolShape($0)) })
  }
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    symbols(zip(domain, range).map { ($0.plotValue.words, AnyChartSymbolShape($1)) })
  }
  /// Sets the shapes of values, of several types.
  @_disfavoredOverload
  public func chartSymbolScale<D: Plottable>(
    domain: [D], range: [any ChartSymbolShape]
  ) -> some View {
    symbols(zip(domain, range).map { ($0.plotValue.words, AnyChartSymbolShape($1)) })
  }
  /// Sets the shapes of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chartSymbolScale(domain: domain, range: domain.map(mapping))
  }
  /// Sets the shapes of values by a function.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.symbolMapping = { ($0 as? D).map { AnyChartSymbolShape(mapping($0)) } } }
  }
  /// Gives the usual shapes to values in an order.
  public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
    let names = domain._domain.map(\.words)
    return chart { $0.symbolOrder = names }
  }

  private func symbols(_ symbols: [(String?, AnyChartSymbolShape)]) -> some View {
    chart { $0.symbols = symbols.map { (name: $0.0, value: $0.1) } }
  }
}
