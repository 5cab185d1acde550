// SPDX-License-Identifier: MIT

internal import AssayViews
internal import CTestProcess
internal import Foundation

/// The clock of the thread that draws.
enum TestClock {
  /// Whether the clock of a thread can be set, as on Linux.
  static var isAvailable: Bool { assay_has_clock() }

  /// The present of every preview, and of a `TimelineView`.
  static var presentOfPreviews: Date { TimelineStart.now }

  /// Runs a closure on this thread for which it is another time: `Date()` gives the date, and each
  /// reading of the clock is a microsecond later than the one before.
  static func run<Result>(at date: Date, _ body: () throws -> Result) rethrows -> Result {
    let clock = assay_clock(
      is_fixed: true, seconds: Int64(date.timeIntervalSince1970), microseconds: 0)
    let previous = assay_set_clock(clock)
    defer { _ = assay_set_clock(previous) }
    return try body()
  }

  /// A date that no part of is that of now, as far as a picture shows it.
  static func otherTime(than now: Date = Date()) -> Date {
    let minutes = Int(now.timeIntervalSince1970) / 60 % 60
    let other = presentOfPreviews
    return minutes == 41 ? other.addingTimeInterval(17 * 60) : other
  }
}
