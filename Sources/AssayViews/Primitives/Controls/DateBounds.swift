// SPDX-License-Identifier: MIT

/// The dates that can be chosen; all without bounds.
struct DateBounds {
  private(set) var first: Date?
  private(set) var last: Date?
  /// Whether the last date itself cannot be chosen.
  private var excludesLast = false

  init() {}

  init(_ range: ClosedRange<Date>) { (first, last) = (range.lowerBound, range.upperBound) }

  init(_ range: Range<Date>) {
    (first, last) = (range.lowerBound, range.upperBound)
    excludesLast = true
  }

  init(_ range: PartialRangeFrom<Date>) { first = range.lowerBound }

  init(_ range: PartialRangeThrough<Date>) { last = range.upperBound }

  init(_ range: PartialRangeUpTo<Date>) {
    last = range.upperBound
    excludesLast = true
  }

  /// Whether any time of a day can be chosen.
  func contains(day: Date, in calendar: Calendar) -> Bool {
    guard let interval = calendar.dateInterval(of: .day, for: day) else { return true }
    if let first, interval.end <= first { return false }
    guard let last else { return true }
    return excludesLast ? interval.start < last : interval.start <= last
  }
}
