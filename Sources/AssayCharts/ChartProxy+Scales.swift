// SPDX-License-Identifier: MIT

public import AssayViews

extension ChartProxy {
  /// The place of the chart with its axes. Unlike Charts, that of the plot.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The values of the axis below, smallest first; none of another type.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.x.ends.compactMap { P(plotValue: $0) }
  }
  /// The values of the axis beside, smallest first; none of another type.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.y.ends.compactMap { P(plotValue: $0) }
  }

  /// The room of a value along the axis below; nil for one that the axis does not have. A number
  /// or a time has none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map {
      Self.room($0, model.x.length(in: size.width) * CGFloat(model.x.band ?? 0))
    }
  }
  /// The room of a value along the axis beside; nil for one that the axis does not have. A number
  /// or a time has none.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map {
      Self.room($0, model.y.length(in: size.height) * CGFloat(model.y.band ?? 0))
    }
  }
  /// The room of two values; nil for one that an axis does not have.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
  private static func room(_ middle: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
    (middle - length / 2)...(middle + length / 2)
  }

  /// The color of a value; nil for one by which no mark has a color.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    if let color = model.colors?.color(of: value.plotValue) { return AnyShapeStyle(color) }
    let name = value.plotValue.words
    return model.styleNames.contains(name) ? model.style(named: name) : nil
  }
  /// The shape of a value; nil for one by which no mark has a shape.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    let name = value.plotValue.words
    return model.marks.first { $0.symbolKey == name && $0.symbol == nil }.map(model.symbol)
  }
  /// The area of the points of a value, in square points; nil where the app does not list it.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    let name = value.plotValue.words
    return model.marks.first { $0.symbolAreaKey == name && $0.symbolArea == nil }
      .flatMap(model.symbolArea)
  }
  /// The look of the lines of a value; nil where the app does not list it.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    let name = value.plotValue.words
    return model.marks.first { $0.lineKey == name && $0.lineStyle == nil }
      .flatMap(model.lineStyle)
  }

  /// The values of colors, in order; none of another type.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    unique { $0.styleValue }
  }
  /// The values of shapes, in order; none of another type.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    unique { $0.symbolValue }
  }
  /// The values of sizes, in order; none of another type.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    unique { $0.symbolAreaValue }
  }
  /// The values of looks of lines, in order; none of another type.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    unique { $0.lineValue }
  }
  private func unique<P: Plottable>(_ value: (ChartMark) -> (any Plottable)?) -> [P] {
    model.givenMarks.compactMap { value($0)?.plotValue }
      .reduce(into: [PlotValue]()) { if !$0.contains($1) { $0.append($1) } }
      .compactMap { P(plotValue: $0) }
  }

  /// The angle of a point of the plot around its center: 0 at the top, and clockwise up to a whole
  /// turn.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (Double(position.x - size.width / 2), Double(position.y - size.height / 2))
    let turned = atan2(x, -y)
    return .radians(turned < 0 ? turned + 2 * .pi : turned)
  }
  /// The value at an angle: how much the sectors up to there have together. nil for a chart without
  /// sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let values = model.marks.compactMap { mark -> Double? in
      guard mark.kind == .sector, case .number(let value)? = mark.x.start else { return nil }
      return max(0, value)
    }
    guard !values.isEmpty else { return nil }
    return P(plotValue: .number(values.reduce(0, +) * angle.radians / (2 * .pi)))
  }

  /// Accepted: a selection, which a picture has not.
  public func selectXValue(at position: CGFloat) {}
  /// Accepted: a selection, which a picture has not.
  public func selectYValue(at position: CGFloat) {}
  /// Accepted: a selection, which a picture has not.
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  /// Accepted: a selection, which a picture has not.
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  /// Accepted: a selection, which a picture has not.
  public func selectAngleValue(at angle: Angle) {}
}

extension ChartScale {
  /// The names, from the start of the axis; both ends of numbers and times.
  fileprivate var ends: [PlotValue] {
    switch domain {
    case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .dates(let range): [.date(range.lowerBound), .date(range.upperBound)]
    case .categories(let names): names.map { .category($0) }
    }
  }
}
