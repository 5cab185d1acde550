// SPDX-License-Identifier: MIT

public import AssayViews

/// Ranges of times that follow each other, for histograms.
///
/// Unlike Charts, bins that are found for data are hours, days, weeks, months or years: those whose
/// number is the nearest to the number that is asked for.
public struct DateBins: RandomAccessCollection {
  private let all: BinThresholds<Date>

  /// Where bins begin and end.
  public var thresholds: [Date] { all.values }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { all.count }
  /// A bin.
  public subscript(index: Int) -> ChartBinRange<Date> { all.bin(index) }

  /// The bin that a time is in; -1 before all bins, and the number of bins after them.
  public func index(for date: Date) -> Int { all.index(for: date) }

  /// Creates bins between times.
  ///
  /// - Parameter thresholds: earliest first; one more than there are bins.
  public init(thresholds: [Date]) { all = BinThresholds(values: thresholds) }

  /// Creates bins of the same length.
  ///
  /// - Parameters:
  ///   - timeInterval: of a bin, in seconds, above 0.
  ///   - range: what the bins cover. The first one begins at its earlier end.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins(
      size: timeInterval,
      range: 0...range.upperBound.timeIntervalSince(range.lowerBound))
    self.init(thresholds: bins.thresholds.map { range.lowerBound.addingTimeInterval($0) })
  }

  /// Creates bins of days, months and so on.
  ///
  /// - Parameters:
  ///   - unit: of a bin.
  ///   - stride: how many units a bin has, at least 1.
  ///   - range: what the bins cover. The first one begins with the unit of its earlier end.
  ///   - calendar: in which units begin.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    precondition(stride > 0, "A bin has at least one unit")
    guard let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var dates = [start]
    var count = 0
    // The upper end is in the last bin, or is its end if it is not the only one.
    repeat {
      count += 1
      guard let next = calendar.date(byAdding: unit, value: count * stride, to: start),
        let last = dates.last, next > last
      else { break }
      dates.append(next)
    } while dates[count] < range.upperBound
    self.init(thresholds: dates)
  }

  /// Creates bins of days, months and so on.
  ///
  /// - Parameters:
  ///   - unit: of a bin.
  ///   - stride: how many units a bin has, at least 1.
  ///   - data: what the bins cover. Without times there are no bins.
  ///   - calendar: in which units begin.
  public init(
    unit: Calendar.Component, by stride: Int = 1, data: [Date],
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: stride, range: first...last, calendar: calendar)
  }

  /// Creates about as many bins as are asked for.
  ///
  /// - Parameters:
  ///   - range: what the bins cover.
  ///   - desiredCount: about how many bins there are.
  ///   - calendar: in which units begin.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let units: [(unit: Calendar.Component, days: Double)] = [
      (.hour, 1 / 24), (.day, 1), (.weekOfYear, 7), (.month, 30.4375), (.year, 365.25),
    ]
    let nearest = units.min {
      abs(length / 86_400 / $0.days - Double(desiredCount))
        < abs(length / 86_400 / $1.days - Double(desiredCount))
    }
    self.init(unit: nearest?.unit ?? .day, range: range, calendar: calendar)
  }

  /// Creates about as many bins as are asked for.
  ///
  /// - Parameters:
  ///   - data: what the bins cover. Without times there are no bins.
  ///   - desiredCount: about how many bins there are; nil for Scott's rule, at most 200.
  ///   - calendar: in which units begin.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    let seconds = data.map { $0.timeIntervalSince(first) }
    self.init(
      range: first...last, desiredCount: desiredCount ?? ScottRule.count(of: seconds),
      calendar: calendar)
  }
}
