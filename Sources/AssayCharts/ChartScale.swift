// SPDX-License-Identifier: MIT

internal import AssayViews

/// The places of values along an axis, from 0 at its start to 1 at its end.
struct ChartScale {
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
    case categories([String])
  }

  let domain: Domain
  let calendar: Calendar
  /// False where neither the marks nor the app give the axis a value.
  let hasValues: Bool
  private let explicitTicks: [PlotValue]?
  /// About how many values have a label; nil for as many as the chart decides.
  private let count: Int?
  /// The part of the plot that the axis takes.
  let range: PlotDimensionScaleRange

  /// - Parameters:
  ///   - values: all that are placed on the axis, in order.
  ///   - given: what the app asks for.
  ///   - isNice: whether numbers end at round ones.
  ///   - isVertical: whether the axis runs upward: categories are then listed from the top.
  init(
    _ values: [PlotValue], given: Domain?, includesZero: Bool, isNice: Bool, isVertical: Bool,
    calendar: Calendar, ticks: [PlotValue]?, count: Int? = nil,
    range: PlotDimensionScaleRange = .plotDimension
  ) {
    self.calendar = calendar
    self.count = count
    self.range = range
    explicitTicks = ticks
    hasValues = given != nil || values.contains(where: \.isFinite)
    let domain = given ?? Self.domain(of: values, includesZero, isNice)
    if isVertical, case .categories(let names) = domain {
      self.domain = .categories(names.reversed())
    } else {
      self.domain = domain
    }
  }

  private static func domain(
    of values: [PlotValue], _ includesZero: Bool, _ isNice: Bool
  ) -> Domain {
    var names: [String] = []
    var numbers: [Double] = []
    var dates: [Date] = []
    for value in values {
      switch value {
      case .number(let number): if number.isFinite { numbers.append(number) }
      case .date(let date): dates.append(date)
      case .category(let name): if !names.contains(name) { names.append(name) }
      }
    }
    if !names.isEmpty { return .categories(names) }
    if let first = dates.min(), let last = dates.max() { return .dates(first...last) }
    if includesZero { numbers.append(0) }
    let low = numbers.min() ?? 0
    let high = numbers.max() ?? 1
    guard isNice else { return .numbers(low...max(high, low)) }
    let step = roundStep(of: high > low ? high - low : max(abs(high), 1), count: 4)
    let top = (high / step).rounded(.up) * step
    let bottom = (low / step).rounded(.down) * step
    // One value alone has room as long as itself.
    return .numbers(bottom...(top > bottom ? top : bottom + max(abs(high), 1)))
  }

  /// The step of 1, 2 or 5 times a power of ten that makes about a number of parts.
  static func roundStep(of length: Double, count: Int) -> Double {
    let raw = length / Double(count)
    var power = 1.0
    while power > raw { power /= 10 }
    while power * 10 <= raw { power *= 10 }
    let digit = raw / power
    return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10)
  }

  /// The step of 1, 2 or 5 times a power of ten of which a range has about as many multiples; the
  /// smaller one of two that are as near.
  static func step(in range: ClosedRange<Double>, count: Int) -> Double {
    let length = range.upperBound - range.lowerBound
    let usual = roundStep(of: length, count: max(count - 1, 1))
    var power = 1.0
    while power > usual { power /= 10 }
    while power * 10 <= usual { power *= 10 }
    func distance(_ step: Double) -> Double {
      let first = (range.lowerBound / step - 1e-9).rounded(.up)
      let last = (range.upperBound / step + 1e-9).rounded(.down)
      return abs(last - first + 1 - Double(count))
    }
    let steps = [0.2, 0.5, 1, 2, 5, 10].map { $0 * power }
    return steps.min { distance($0) < distance($1) } ?? usual
  }

  /// nil for a value of another kind than the axis has, and for a number that is not finite.
  func place(_ value: PlotValue) -> Double? {
    guard value.isFinite else { return nil }
    switch (domain, value) {
    case (.numbers(let range), .number(let number)):
      let length = range.upperBound - range.lowerBound
      return length > 0 ? (number - range.lowerBound) / length : 0.5
    case (.dates(let range), .date(let date)):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return length > 0 ? date.timeIntervalSince(range.lowerBound) / length : 0.5
    case (.categories(let names), .category(let name)):
      return names.firstIndex(of: name).map { (Double($0) + 0.5) / Double(names.count) }
    default: return nil
    }
  }

  /// Of a plot as long, the part that the axis takes, in points.
  func length(in whole: CGFloat) -> CGFloat {
    max(0, whole - range.startPadding - range.endPadding)
  }

  /// The distance of a value from the start of a plot, in points; nil for one without a place.
  func position(_ value: PlotValue, in whole: CGFloat) -> CGFloat? {
    place(value).map { range.startPadding + length(in: whole) * CGFloat($0) }
  }

  /// The value at a distance from the start of a plot, in points. nil where there is none.
  func value(at position: CGFloat, in whole: CGFloat) -> PlotValue? {
    let length = length(in: whole)
    return length > 0 ? value(at: Double((position - range.startPadding) / length)) : nil
  }

  /// The value at a place; the name whose room the place is in. nil where there is none.
  func value(at place: Double) -> PlotValue? {
    switch domain {
    case .numbers(let range):
      return .number(range.lowerBound + place * (range.upperBound - range.lowerBound))
    case .dates(let range):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return .date(range.lowerBound.addingTimeInterval(place * length))
    case .categories(let names):
      let index = (place * Double(names.count)).rounded(.down)
      guard index >= 0, index < Double(names.count) else { return nil }
      return .category(names[Int(index)])
    }
  }

  var hasNumbers: Bool {
    if case .numbers = domain { true } else { false }
  }

  /// The share of the axis that one category has; nil for numbers and times.
  var band: Double? {
    switch domain {
    case .categories(let names): 1 / Double(max(names.count, 1))
    case .numbers, .dates: nil
    }
  }

  /// The values with a line and a label.
  var ticks: [PlotValue] {
    if !hasValues { return [] }
    if let explicitTicks { return explicitTicks.filter { (place($0)).map(isInside) ?? false } }
    switch domain {
    case .categories(let names): return names.map { .category($0) }
    case .numbers(let range):
      let length = range.upperBound - range.lowerBound
      guard length > 0 else { return [.number(range.lowerBound)] }
      let step =
        count.map { Self.step(in: range, count: $0) } ?? Self.roundStep(of: length, count: 4)
      let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
      let last = Int((range.upperBound / step + 1e-9).rounded(.down))
      return first > last ? [] : (first...last).map { .number(Double($0) * step) }
    case .dates(let range): return dateTicks(range).map { .date($0) }
    }
  }

  private func isInside(_ place: Double) -> Bool { place > -1e-9 && place < 1 + 1e-9 }

  /// The unit of the labels of times.
  var dateUnit: Calendar.Component {
    guard case .dates(let range) = domain else { return .day }
    let days = range.upperBound.timeIntervalSince(range.lowerBound) / 86_400
    return days > 1_200 ? .year : days > 60 ? .month : days > 2 ? .day : .hour
  }

  private func dateTicks(_ range: ClosedRange<Date>) -> [Date] {
    let unit = dateUnit
    guard let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      return []
    }
    var all: [Date] = []
    var date = start
    while date <= range.upperBound, all.count < 2_000 {
      if date >= range.lowerBound { all.append(date) }
      guard let next = calendar.date(byAdding: unit, value: 1, to: date), next > date else { break }
      date = next
    }
    let step = max(1, Int((Double(all.count) / Double(max(count ?? 6, 1))).rounded(.up)))
    return all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// All starts of a unit inside of the axis.
  ///
  /// - Parameter own: the calendar in which units begin; nil for that of the chart.
  func dates(
    every unit: Calendar.Component, count: Int, in own: Calendar? = nil
  ) -> [PlotValue] {
    let calendar = own ?? calendar
    guard case .dates(let range) = domain,
      let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start
    else { return [] }
    var result: [PlotValue] = []
    var date = start
    while date <= range.upperBound, result.count < 2_000 {
      if date >= range.lowerBound { result.append(.date(date)) }
      guard let next = calendar.date(byAdding: unit, value: max(1, count), to: date), next > date
      else { break }
      date = next
    }
    return result
  }

  /// Whether an axis of numbers can have marks at each step: at most 2,000.
  func canStep(by step: Double) -> Bool {
    guard step > 0, step.isFinite, case .numbers(let range) = domain else { return false }
    return (range.upperBound - range.lowerBound) / step < 2_000
  }

  /// All multiples of a step inside of the axis.
  func numbers(every step: Double) -> [PlotValue] {
    guard canStep(by: step), case .numbers(let range) = domain else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { .number((first + Double($0)) * step) }
  }

  func words(_ value: PlotValue, locale: Locale) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return number.formatted(.number.locale(locale))
    case .date(let date):
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch dateUnit {
      case .year: style = style.year()
      case .month: style = style.month(.abbreviated)
      case .hour: style = style.hour()
      default: style = style.month(.abbreviated).day()
      }
      return date.formatted(style)
    }
  }
}
