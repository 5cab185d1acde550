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
  /// Neither the marks nor the app give the axis a value.
  private let isWithoutValues: Bool
  private let explicitTicks: [PlotValue]?

  /// - Parameters:
  ///   - values: all that are placed on the axis, in order.
  ///   - given: what the app asks for.
  ///   - isNice: whether numbers end at round ones.
  ///   - isVertical: whether the axis runs upward: categories are then listed from the top.
  init(
    _ values: [PlotValue], given: Domain?, includesZero: Bool, isNice: Bool, isVertical: Bool,
    calendar: Calendar, ticks: [PlotValue]?
  ) {
    self.calendar = calendar
    explicitTicks = ticks
    isWithoutValues = values.isEmpty && given == nil
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

  /// nil for a value of another kind than the axis has.
  func place(_ value: PlotValue) -> Double? {
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

  /// The share of the axis that one category has; nil for numbers and times.
  var band: Double? {
    switch domain {
    case .categories(let names): 1 / Double(max(names.count, 1))
    case .numbers, .dates: nil
    }
  }

  /// The values with a line and a label.
  var ticks: [PlotValue] {
    if isWithoutValues { return [] }
    if let explicitTicks { return explicitTicks.filter { (place($0)).map(isInside) ?? false } }
    switch domain {
    case .categories(let names): return names.map { .category($0) }
    case .numbers(let range):
      let length = range.upperBound - range.lowerBound
      guard length > 0 else { return [.number(range.lowerBound)] }
      let step = Self.roundStep(of: length, count: 4)
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
    let step = max(1, Int((Double(all.count) / 6).rounded(.up)))
    return all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// All starts of a unit inside of the axis.
  func dates(every unit: Calendar.Component, count: Int) -> [PlotValue] {
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
