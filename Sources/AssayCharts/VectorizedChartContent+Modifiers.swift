// SPDX-License-Identifier: MIT

public import AssayViews

/// Modifiers that read what they set from each element. As in Charts they come before those that
/// set the same for all marks.
extension VectorizedChartContent {
  private func changed(
    _ change: (DataElement, MarkedContent) -> MarkedContent
  ) -> VectorizedMarks<DataElement> {
    VectorizedMarks(
      _entries: _entries.flatMap { entry in
        change(entry.element, MarkedContent(_marks: [entry.mark]))._marks.map {
          PlotEntry(element: entry.element, mark: $0)
        }
      })
  }

  /// Fills or strokes each mark with a style of its element. A line or an area has that of its
  /// first element.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.foregroundStyle($0[keyPath: style]) }
  }
  /// Chooses a color for each value, which a legend shows.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.foregroundStyle(by: value.value($0)) }
  }
  /// Fades each mark.
  public func opacity(
    _ value: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.opacity(Double($0[keyPath: value])) }
  }
  /// Sets the look of lines.
  public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.lineStyle($0[keyPath: style]) }
  }
  /// Chooses the look of lines for each value.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.lineStyle(by: value.value($0)) }
  }
  /// Places marks of different values beside each other. An axis is reported unless it is the one
  /// along which bars stand.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.position(by: value.value($0), axis: axis, span: span) }
  }
  /// Sets the shape of each point.
  public func symbol<S: ChartSymbolShape>(
    _ symbol: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbol($0[keyPath: symbol]) }
  }
  /// Chooses a shape for each value.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbol(by: value.value($0)) }
  }
  /// Sets the area of each point in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbolSize($0[keyPath: area]) }
  }
  /// Sets the width and the height of each point, in points.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbolSize($0[keyPath: size]) }
  }
  /// Chooses an area of points for each value.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.symbolSize(by: value.value($0)) }
  }
  /// Sets what assistive technology says of each mark.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityLabel($0[keyPath: label]) }
  }
  /// Sets what assistive technology says of each mark.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityLabel($0[keyPath: label]) }
  }
  /// Sets what assistive technology says of each mark.
  public func accessibilityLabel<S: StringProtocol>(
    _ label: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityLabel($0[keyPath: label]) }
  }
  /// Sets the value that assistive technology says of each mark.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityValue($0[keyPath: value]) }
  }
  /// Sets the value that assistive technology says of each mark.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityValue($0[keyPath: value]) }
  }
  /// Sets the value that assistive technology says of each mark.
  public func accessibilityValue<S: StringProtocol>(
    _ value: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityValue($0[keyPath: value]) }
  }
  /// Keeps marks from assistive technology.
  public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.accessibilityHidden($0[keyPath: hidden]) }
  }
  /// Accepted: the name of each mark for tests of its user interface, which a picture has not.
  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { changed { $1 } }
}
