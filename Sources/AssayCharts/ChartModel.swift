// SPDX-License-Identifier: MIT

internal import AssayViews

/// The marks of a chart with their places, and its axes.
struct ChartModel {
  /// Marks with stacked values.
  private(set) var marks: [ChartMark]
  /// The marks with the app's own values, in the same order.
  let givenMarks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// Values of colors, in order.
  let styleNames: [String]
  /// Values of shapes, in order.
  let symbolNames: [String]
  /// Values beside each other, in order.
  let positions: [String]
  private let styles: NamedValues<AnyShapeStyle>
  private let symbols: NamedValues<AnyChartSymbolShape>
  /// nil where the app says nothing of a value.
  private let lineStyles: NamedValues<StrokeStyle?>
  private let symbolAreas: NamedValues<CGFloat?>
  private let areaScale: AreaScale?
  /// The colors of numbers and times; nil where the app gives no gradient.
  let colors: ColorScale?

  /// The colors of Swift Charts, in order.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The shapes of points, in order; more values than these begin again.
  ///
  /// Source: pictures of Swift Charts on iOS 16 and 17, which have the first three.
  private static let symbols: [BasicChartSymbolShape] = [
    .circle, .cross, .triangle, .square, .diamond, .plus,
  ]

  init(_ marks: [ChartMark], _ settings: ChartSettings, calendar: Calendar) {
    let placed = FunctionSampling(marks) {
      Self.scale(Stacking($0).stacked, \.x, \.y, settings.x, calendar)
    }
    let marks = placed.marks
    let stacked = Stacking(marks).stacked
    self.marks = stacked
    givenMarks = marks
    // A legend also shows those that no mark has, but not for marks without colors by values.
    colors = ColorScale(
      settings.gradient, marks.compactMap { $0.styleValue?.plotValue }, calendar: calendar)
    let names = colors == nil ? marks.compactMap(\.styleKey) : []
    styleNames = names.isEmpty ? [] : Self.unique(settings.styleOrder + names)
    positions = Self.unique(marks.compactMap(\.positionKey))
    styles = NamedValues(
      settings.styles
        + Self.mapped(marks, settings.styleMapping, \.styleKey) { $0.styleValue },
      names: styleNames,
      usual: Self.colors.map { AnyShapeStyle($0) })
    let symbolKeys = marks.filter { $0.symbol == nil && $0.symbolView == nil }
      .compactMap(\.symbolKey)
    symbolNames = symbolKeys.isEmpty ? [] : Self.unique(settings.symbolOrder + symbolKeys)
    symbols = NamedValues(
      settings.symbols
        + Self.mapped(marks, settings.symbolMapping, \.symbolKey, { $0.symbolValue }),
      names: Self.unique(settings.symbolOrder + marks.compactMap(\.symbolKey)),
      usual: Self.symbols.map { AnyChartSymbolShape($0) })
    lineStyles = NamedValues(
      settings.lineStyles
        + Self.mapped(marks, settings.lineMapping, \.lineKey, { $0.lineValue }).map {
          (name: $0.name, value: Optional($0.value))
        },
      names: Self.unique(marks.compactMap(\.lineKey)), usual: [nil])
    symbolAreas = NamedValues(
      settings.symbolAreas
        + Self.mapped(marks, settings.areaMapping, \.symbolAreaKey, { $0.symbolAreaValue }).map {
          (name: $0.name, value: Optional($0.value))
        },
      names: Self.unique(marks.compactMap(\.symbolAreaKey)), usual: [nil])
    areaScale = settings.areaScale
    x = Self.scale(stacked, \.x, \.y, settings.x, calendar)
    y = Self.scale(stacked, \.y, \.x, settings.y, calendar)
  }

  /// What a function of the app gives to values.
  private static func mapped<Value>(
    _ marks: [ChartMark], _ mapping: ((Any) -> Value?)?, _ key: KeyPath<ChartMark, String?>,
    _ given: (ChartMark) -> Any?
  ) -> [(name: String?, value: Value)] {
    guard let mapping else { return [] }
    return marks.compactMap { mark in
      guard let name = mark[keyPath: key], let value = given(mark).flatMap(mapping) else {
        return nil
      }
      return (name: name, value: value)
    }
  }

  var isRound: Bool { marks.contains { $0.kind == .sector } }

  private static func unique(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func scale(
    _ marks: [ChartMark], _ own: KeyPath<ChartMark, ChartMark.Extent>,
    _ other: KeyPath<ChartMark, ChartMark.Extent>, _ settings: AxisSettings, _ calendar: Calendar
  ) -> ChartScale {
    let values = marks.flatMap { mark -> [PlotValue] in
      if mark.kind == .function {
        return Self.values(of: mark.curve, isAcross: own == \ChartMark.x)
      }
      let extent = mark[keyPath: own]
      guard let interval = extent.interval(in: calendar) else {
        return [extent.start, extent.end].compactMap { $0 }
      }
      return [.date(interval.start), .date(interval.end)]
    }
    // A number along which bars and areas extend begins at zero, as those do.
    let isLength = marks.contains { mark in
      if mark.kind == .function { return own == \ChartMark.y && !mark.curve.isEmpty }
      guard mark.kind == .bar || mark.kind == .area || mark.kind == .line else { return false }
      // Those to the side have a place along the axis beside, and no length.
      guard !mark.spansBeside else { return false }
      if case .number? = mark[keyPath: own].start { return own == \ChartMark.y }
      return false
    }
    let isBase = marks.contains { mark in
      guard mark.kind == .bar, case .number? = mark[keyPath: own].start else { return false }
      switch mark[keyPath: other].start {
      case .category?, nil: return true
      case .number?, .date?: return false
      }
    }
    return ChartScale(
      values, given: settings.domain, includesZero: settings.includesZero ?? (isLength || isBase),
      isNice: own == \ChartMark.y || isBase, isVertical: own == \ChartMark.y, calendar: calendar,
      range: settings.range, transform: settings.transform, isReversed: settings.isReversed,
      isWhole: hasWholeNumbers(marks, along: own))
  }

  /// Whether all values along an axis are of types of whole numbers.
  private static func hasWholeNumbers(
    _ marks: [ChartMark], along own: KeyPath<ChartMark, ChartMark.Extent>
  ) -> Bool {
    // A function has values between all others.
    if marks.contains(where: { $0.kind == .function }) { return false }
    let extents = marks.map { $0[keyPath: own] }.filter { $0.start != nil }
    return !extents.isEmpty && extents.allSatisfy(\.isWhole)
  }

  /// Of a function, the values along an axis.
  private static func values(
    of curve: [[ChartFunction.Point]], isAcross: Bool
  ) -> [PlotValue] {
    curve.flatMap { $0 }.flatMap { point in
      (isAcross ? [point.x] : [point.y] + [point.base].compactMap(\.self)).map { .number($0) }
    }
  }

  /// A mark's own shape, or the one that belongs to its value.
  func symbol(of mark: ChartMark) -> AnyChartSymbolShape {
    mark.symbol ?? symbols.value(of: mark.symbolKey)
  }

  /// A mark's own look of a line, or the one that the app gives to its value.
  func lineStyle(of mark: ChartMark) -> StrokeStyle? {
    mark.lineStyle ?? mark.lineKey.flatMap { lineStyles.value(of: $0) }
  }

  /// The area that the app gives to the value of a point, in square points.
  func symbolArea(of mark: ChartMark) -> CGFloat? {
    if let areaScale, case .number(let number)? = mark.symbolAreaValue?.plotValue {
      return areaScale.area(of: number)
    }
    return mark.symbolAreaKey.flatMap { symbolAreas.value(of: $0) }
  }

  func style(of mark: ChartMark) -> AnyShapeStyle {
    if mark.style == nil, let color = gradientColor(of: mark) { return AnyShapeStyle(color) }
    return mark.style ?? mark.styleKey.map { style(named: $0) } ?? AnyShapeStyle(Color.blue)
  }

  func style(named name: String) -> AnyShapeStyle { styles.value(of: name) }

  /// The color that a gradient gives to the value of a mark.
  func gradientColor(of mark: ChartMark) -> Color? {
    guard let colors, let value = mark.styleValue?.plotValue else { return nil }
    return colors.color(of: value)
  }

  /// Whether the app says which color the name of a value has.
  func hasOwnStyle(named name: String) -> Bool { styles.isNamed(name) }

  /// The shape of a value.
  func symbol(named name: String) -> AnyChartSymbolShape { symbols.value(of: name) }

  /// The style of the first mark that has a shape by a value.
  func style(ofSymbolNamed name: String) -> AnyShapeStyle {
    marks.first { $0.symbolKey == name }.map { style(of: $0) } ?? AnyShapeStyle(Color.blue)
  }
}

/// What the values of marks look like: what an app says for the name of a value, otherwise the one
/// that its place has among those without a name, which begin again after the last.
private struct NamedValues<Value> {
  private let named: [String: Value]
  private let free: [Value]
  private let places: [String: Int]

  init(_ own: [(name: String?, value: Value)], names: [String], usual: [Value]) {
    named = Dictionary(own.compactMap { own in own.name.map { ($0, own.value) } }) { first, _ in
      first
    }
    let free = own.filter { $0.name == nil }.map(\.value)
    self.free = free.isEmpty ? usual : free
    places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
  }

  func isNamed(_ name: String) -> Bool { named[name] != nil }

  func value(of name: String?) -> Value {
    name.flatMap { named[$0] } ?? free[(name.flatMap { places[$0] } ?? 0) % free.count]
  }
}

/// Puts bars and areas at the same place on each other.
struct Stacking {
  private struct Place: Hashable {
    /// nil for the one bar of a chart without a second axis.
    let value: PlotValue?
    let position: String?
    let isNegative: Bool
    let isArea: Bool
    let isSideways: Bool
  }

  private(set) var stacked: [ChartMark] = []
  private var reached: [Place: Double] = [:]
  private var totals: [Place: Double] = [:]

  init(_ marks: [ChartMark]) {
    for mark in marks {
      if let (place, value) = Self.value(mark) { totals[place, default: 0] += value }
    }
    for mark in marks { stacked.append(stack(mark)) }
  }

  /// Whether bars extend to the side: a number along, and a name or time across, or nothing.
  static func isSideways(_ mark: ChartMark) -> Bool {
    guard case .number? = mark.x.start else { return false }
    if mark.kind == .bar, mark.y.isBin, !mark.x.isBin { return true }
    if case .number? = mark.y.start { return false }
    return mark.y.start != nil || mark.kind == .bar
  }

  private static func value(_ mark: ChartMark) -> (Place, Double)? {
    guard mark.kind == .bar || mark.kind == .area, mark.stacking != .unstacked, !mark.spansBeside
    else { return nil }
    let isSideways = isSideways(mark)
    let (along, across) = isSideways ? (mark.x, mark.y) : (mark.y, mark.x)
    guard case .number(let value)? = along.start, along.end == nil,
      across.start != nil || mark.kind == .bar
    else { return nil }
    return (
      Place(
        value: across.start, position: mark.positionKey, isNegative: value < 0,
        isArea: mark.kind == .area, isSideways: isSideways), value
    )
  }

  private mutating func stack(_ mark: ChartMark) -> ChartMark {
    var mark = mark
    let isSideways = Self.isSideways(mark)
    guard let (place, value) = Self.value(mark) else {
      let along = isSideways ? mark.x : mark.y
      if mark.kind == .bar || mark.kind == .area, !mark.spansBeside, along.end == nil,
        along.start != nil
      {
        set(&mark, isSideways, from: 0, to: along.start)
      }
      return mark
    }
    let before = reached[place] ?? 0
    reached[place] = before + value
    let whole = totals[place] ?? 1
    let scale = mark.stacking == .normalized && whole != 0 ? 1 / abs(whole) : 1
    let shift = mark.stacking == .center ? -whole / 2 : 0
    set(
      &mark, isSideways, from: before * scale + shift,
      to: .number((before + value) * scale + shift))
    return mark
  }

  private func set(
    _ mark: inout ChartMark, _ isSideways: Bool, from: Double, to: PlotValue?
  ) {
    if isSideways {
      (mark.x.start, mark.x.end) = (.number(from), to)
    } else {
      (mark.y.start, mark.y.end) = (.number(from), to)
    }
  }
}

extension ChartMark.Extent {
  /// The time that the value lasts; nil for a value without a unit.
  func interval(in usual: Calendar) -> DateInterval? {
    guard case .date(let date)? = start, let unit else { return nil }
    return (calendar ?? usual).dateInterval(of: unit, for: date)
  }
}
