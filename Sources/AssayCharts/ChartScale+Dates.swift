// SPDX-License-Identifier: MIT

internal import AssayViews

extension ChartScale {
  /// The unit of the labels of times.
  var dateUnit: Calendar.Component {
    guard case .dates(let range) = domain else { return .day }
    let days = range.upperBound.timeIntervalSince(range.lowerBound) / 86_400
    return days > 1_200 ? .year : days > 60 ? .month : days > 2 ? .day : .hour
  }

  /// - Parameter count: about how many; nil for as many as the chart decides.
  func dateTicks(_ range: ClosedRange<Date>, count: Int?) -> [Date] {
    guard let count else { return usualDateTicks(range) }
    let all = starts(of: dateUnit, every: 1, in: range)
    let step = max(1, Int((Double(all.count) / Double(max(count, 1))).rounded(.up)))
    return all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The starts of the smallest part of a time of which the range has at most five.
  ///
  /// Source: pictures of Swift Charts on iOS 16, with labels at each second of 8 days, each week of
  /// 4 weeks, each second of 6 months, each third of 12 months and each sixth of 24 hours.
  private func usualDateTicks(_ range: ClosedRange<Date>) -> [Date] {
    let unit = dateUnit
    let steps: [(unit: Calendar.Component, count: Int)] =
      switch unit {
      case .hour: [1, 2, 3, 6, 12].map { (.hour, $0) }
      case .month: [1, 2, 3, 6, 12].map { (.month, $0) }
      case .year: [1, 2, 5, 10, 20, 50, 100, 200, 500].map { (.year, $0) }
      default: [(.day, 1), (.day, 2), (.weekOfYear, 1), (.weekOfYear, 2)]
      }
    var ticks: [Date] = []
    for step in steps {
      ticks = starts(of: step.unit, every: step.count, in: range)
      if ticks.count <= 5 { break }
    }
    return ticks
  }

  /// Starts of a unit in a range. Hours, months and years are those whose number in the day, the
  /// year or the era is a multiple of the step.
  private func starts(
    of unit: Calendar.Component, every step: Int, in range: ClosedRange<Date>
  ) -> [Date] {
    guard let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      return []
    }
    var all: [Date] = []
    var date = start
    var passed = 0
    while date <= range.upperBound, passed < 2_000 {
      passed += 1
      let number = number(of: date, unit)
      if number.map({ $0 % step == 0 }) ?? true, date >= range.lowerBound { all.append(date) }
      let next = calendar.date(byAdding: unit, value: number == nil ? step : 1, to: date)
      guard let next, next > date else { break }
      date = next
    }
    return all
  }

  /// Of an hour in its day, a month in its year or a year; nil for other units.
  private func number(of date: Date, _ unit: Calendar.Component) -> Int? {
    switch unit {
    case .hour: calendar.component(.hour, from: date)
    case .month: calendar.component(.month, from: date) - 1
    case .year: calendar.component(.year, from: date)
    default: nil
    }
  }

  /// Whether the times are of several years, so that a month alone would not say which one it is.
  var spansYears: Bool {
    guard case .dates(let range) = domain,
      let year = calendar.dateInterval(of: .year, for: range.lowerBound)
    else { return false }
    return range.upperBound > year.end
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
}
