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
  /// The part of the plot that the axis takes.
  let range: PlotDimensionScaleRange
  /// Linear where the axis has numbers without a place on the scale that the app asks for.
  let transform: ScaleTransform
  /// The ends of numbers on the scale.
  private let ends: ClosedRange<Double>
  private let isReversed: Bool
  /// The shortest distance between the usual marks of numbers.
  private let leastStep: Double

  /// Numbers beyond it are placed as if they were it, so that the round numbers around them, and
  /// the length between them, are finite.
  static let greatestNumber = 1e300

  /// - Parameters:
  ///   - values: all that are placed on the axis, in order.
  ///   - given: what the app asks for.
  ///   - isNice: whether numbers end at round ones.
  ///   - isVertical: whether the axis runs upward: categories are then listed from the top.
  ///   - isReversed: whether the last value is at the start.
  ///   - isWhole: whether the axis has whole numbers alone, and marks at no others.
  init(
    _ values: [PlotValue], given: Domain?, includesZero: Bool, isNice: Bool, isVertical: Bool,
    calendar: Calendar, range: PlotDimensionScaleRange = .plotDimension,
    transform: ScaleTransform = .linear,
    isReversed: Bool = false, isWhole: Bool = false
  ) {
    leastStep = isWhole ? 1 : 0
    self.calendar = calendar
    self.range = range
    hasValues = given != nil || values.contains(where: \.isFinite)
    self.isReversed = isReversed
    let domain =
      given ?? (transform == .log ? Self.powerDomain(of: values, isNice) : nil)
      ?? Self.domain(of: values, includesZero, isNice, leastStep: leastStep)
    if case .numbers(let range) = domain, let low = transform.value(range.lowerBound),
      let high = transform.value(range.upperBound), low < high
    {
      self.transform = transform
      ends = low...high
    } else {
      self.transform = .linear
      if case .numbers(let range) = domain { ends = range } else { ends = 0...1 }
    }
    if isVertical, case .categories(let names) = domain {
      self.domain = .categories(names.reversed())
    } else {
      self.domain = domain
    }
  }

  private static func domain(
    of values: [PlotValue], _ includesZero: Bool, _ isNice: Bool, leastStep: Double
  ) -> Domain {
    var names: [String] = []
    var numbers: [Double] = []
    var dates: [Date] = []
    for value in values {
      switch value {
      case .number(let number): if number.isFinite { numbers.append(bounded(number)) }
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
    // A range that grows to round numbers may ask for a longer step. Seen in Home Assistant's
    // charts (iOS 26): from -6.1 to 1.3 the axis goes from -10 to 5, by 5.
    var (bottom, top, step) = (low, high, 0.0)
    while true {
      let length = top > bottom ? top - bottom : max(abs(high), 1)
      let next = max(leastStep, roundStep(of: length, count: 4))
      if next <= step { break }
      step = next
      top = (high / step).rounded(.up) * step
      bottom = (low / step).rounded(.down) * step
    }
    // One value alone has room as long as itself.
    return .numbers(bottom...(top > bottom ? top : bottom + max(abs(high), 1)))
  }

  private static func bounded(_ number: Double) -> Double {
    min(max(number, -greatestNumber), greatestNumber)
  }

  /// Between powers of ten, or from the least to the greatest number above zero. nil without one,
  /// or with values that are no numbers.
  private static func powerDomain(of values: [PlotValue], _ isNice: Bool) -> Domain? {
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value else { return nil }
      if number.isFinite, number > 0 { numbers.append(bounded(number)) }
    }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    guard isNice || low == high else { return .numbers(low...high) }
    let first = (log10(low) + 1e-9).rounded(.down)
    let last = max((log10(high) - 1e-9).rounded(.up), first + 1)
    return .numbers(pow(10, first)...pow(10, last))
  }

  /// The step of 1, 2 or 5 times a power of ten that makes about a number of parts.
  static func roundStep(of length: Double, count: Int) -> Double {
    // What is divided further is 0.
    let raw = max(length / Double(count), .leastNormalMagnitude)
    let power = powerOfTen(notAbove: raw)
    let digit = raw / power
    return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10)
  }

  /// - Parameter number: above 0 and finite.
  private static func powerOfTen(notAbove number: Double) -> Double {
    var power = 1.0
    while power > number { power /= 10 }
    while power * 10 <= number { power *= 10 }
    return power
  }

  /// The step of 1, 2 or 5 times a power of ten of which a range has about as many multiples; the
  /// smaller one of two that are as near.
  static func step(in range: ClosedRange<Double>, count: Int) -> Double {
    let length = range.upperBound - range.lowerBound
    let usual = roundStep(of: length, count: max(count - 1, 1))
    let power = powerOfTen(notAbove: usual)
    func distance(_ step: Double) -> Double {
      let first = (range.lowerBound / step - 1e-9).rounded(.up)
      let last = (range.upperBound / step + 1e-9).rounded(.down)
      return abs(last - first + 1 - Double(count))
    }
    let steps = [0.2, 0.5, 1, 2, 5, 10].map { $0 * power }
    return steps.min { distance($0) < distance($1) } ?? usual
  }

  /// nil for a value of another kind than the axis has, for a number that is not finite, and for
  /// one that the scale does not have.
  func place(_ value: PlotValue) -> Double? {
    forwardPlace(value).map { isReversed ? 1 - $0 : $0 }
  }

  private func forwardPlace(_ value: PlotValue) -> Double? {
    guard value.isFinite else { return nil }
    switch (domain, value) {
    case (.numbers, .number(let number)):
      let length = ends.upperBound - ends.lowerBound
      guard let number = transform.value(number) else { return nil }
      return length > 0 ? (number - ends.lowerBound) / length : 0.5
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
    place(value).map { position(ofPlace: $0, in: whole) }
  }

  /// The distance of a place from the start of a plot, in points.
  func position(ofPlace place: Double, in whole: CGFloat) -> CGFloat {
    range.startPadding + length(in: whole) * CGFloat(place)
  }

  /// The value at a distance from the start of a plot, in points. nil where there is none.
  func value(at position: CGFloat, in whole: CGFloat) -> PlotValue? {
    let length = length(in: whole)
    return length > 0 ? value(at: Double((position - range.startPadding) / length)) : nil
  }

  /// The value at a place; the name whose room the place is in. nil where there is none.
  func value(at given: Double) -> PlotValue? {
    let place = isReversed ? 1 - given : given
    switch domain {
    case .numbers:
      let value = ends.lowerBound + place * (ends.upperBound - ends.lowerBound)
      return transform.inverse(value).map { .number($0) }
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

  /// The values with a line and a label, of some of the axis' marks.
  func ticks(_ values: AxisOptions.Values) -> [PlotValue] {
    if !hasValues { return [] }
    switch values {
    case .automatic(let count): return automaticTicks(count: count)
    case .listed(let values): return values.filter { place($0).map(isInside) ?? false }
    case .numbers(let step): return numbers(every: step)
    case .dates(let unit, let count, let own): return dates(every: unit, count: count, in: own)
    }
  }

  private func automaticTicks(count: Int?) -> [PlotValue] {
    switch domain {
    case .categories(let names): return names.map { .category($0) }
    case .numbers(let range):
      let length = range.upperBound - range.lowerBound
      guard length > 0 else { return [.number(range.lowerBound)] }
      if transform == .log {
        let powers = ScaleTransform.powersOfTen(in: range, count: count ?? 6)
        if !powers.isEmpty { return powers.map { .number($0) } }
      }
      let step = max(
        leastStep,
        count.map { Self.step(in: range, count: $0) } ?? Self.roundStep(of: length, count: 4))
      let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
      let last = Int((range.upperBound / step + 1e-9).rounded(.down))
      return first > last ? [] : (first...last).map { .number(Double($0) * step) }
    case .dates(let range): return dateTicks(range, count: count).map { .date($0) }
    }
  }

  /// The place in the middle between one of some times and the next one. After the last time the
  /// next one is a step later. nil where the axis ends before, and for numbers. A name is in the
  /// middle of its room.
  func middle(after index: Int, of ticks: [PlotValue], _ values: AxisOptions.Values) -> Double? {
    if band != nil { return place(ticks[index]) }
    guard case .date(let date) = ticks[index], let start = place(ticks[index]) else { return nil }
    let next: PlotValue
    if index + 1 < ticks.count {
      next = ticks[index + 1]
    } else if case .dates(let unit, let count, let own) = values,
      let later = (own ?? calendar).date(byAdding: unit, value: max(1, count), to: date)
    {
      next = .date(later)
    } else {
      return nil
    }
    guard let end = place(next), isInside(end) else { return nil }
    return (start + end) / 2
  }

  private func isInside(_ place: Double) -> Bool { place > -1e-9 && place < 1 + 1e-9 }

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

  /// How many digits after the point the numbers of an axis need, all of them as many: 0.5, 1.0
  /// and 1.5. nil where six are not enough.
  static func fractionDigits(of values: [PlotValue]) -> Int? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return (0...6).first { digits in
      let scale = pow(10, Double(digits))
      return numbers.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 * scale }
    }
  }

  /// - Parameter digits: after the point of a number other than zero, as measured on iOS 26; nil
  ///   for those that it has.
  func words(_ value: PlotValue, locale: Locale, digits: Int? = nil) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      guard let digits, number != 0 else { return number.formatted(style) }
      return number.formatted(style.precision(.fractionLength(digits)))
    case .date(let date):
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch dateUnit {
      case .year: style = style.year()
      case .month: style = spansYears ? style.month(.abbreviated).year() : style.month(.abbreviated)
      case .hour: style = style.hour()
      default: style = style.month(.abbreviated).day()
      }
      return date.formatted(style)
    }
  }
}
