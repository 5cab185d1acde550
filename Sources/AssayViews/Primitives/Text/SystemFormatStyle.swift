// SPDX-License-Identifier: MIT

/// Formats of times that the system uses for live texts: timers, stopwatches, and the way from one
/// date to another.
///
/// They take what they do not name (locale, calendar, time zone) from the environment:
///
/// ```swift
/// Text(date, format: .timer(countingDownIn: start..<end))  // 4:17
/// ```
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// The time that has passed in an interval, or is left of it: "4:17".
  ///
  /// A date before the interval counts as its start, and one after it as its end.
  public struct Timer: Hashable, Sendable {
    fileprivate let interval: Range<Date>
    fileprivate let countsDown: Bool
    private var clock: ClockWords

    private init(_ interval: Range<Date>, countsDown: Bool, _ clock: ClockWords) {
      self.interval = interval
      self.countsDown = countsDown
      self.clock = clock
    }

    /// Creates a format of the time that is left.
    ///
    /// - Parameters:
    ///   - interval: the time that is counted; a date outside of it counts as its nearer end.
    ///   - showsHours: without hours, the minutes go on after 60.
    ///   - maxFieldCount: how many of hours, minutes and seconds are shown, from the largest.
    ///   - maxPrecision: the smallest time that is shown; a minute gives words, "5 minutes".
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: true,
        ClockWords(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
          isPadded: false))
    }

    /// Creates a format of the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: the time that is counted; a date outside of it counts as its nearer end.
    ///   - showsHours: without hours, the minutes go on after 60.
    ///   - maxFieldCount: how many of hours, minutes and seconds are shown, from the largest.
    ///   - maxPrecision: the smallest time that is shown; a minute gives words, "5 minutes".
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: false,
        ClockWords(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
          isPadded: false))
    }
  }

  /// The time since a date, with hundredths of a second: "00:05.23".
  ///
  /// A date before the start counts as the start.
  public struct Stopwatch: Hashable, Sendable {
    fileprivate let start: Date
    private var clock: ClockWords

    /// Creates a format of the time since a date.
    ///
    /// - Parameters:
    ///   - startDate: the date that the time begins at.
    ///   - showsHours: without hours, the minutes go on after 60.
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of a second are shown, from
    ///     the largest.
    ///   - maxPrecision: the smallest time that is shown; a minute gives words, "23 minutes".
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = startDate
      self.clock = ClockWords(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: true)
    }
  }
}

extension SystemFormatStyle.Timer: FormatStyle, SystemFormat {
  /// Returns the time in the interval at a date.
  public func format(_ value: Date) -> AttributedString {
    let date = min(max(value, interval.lowerBound), interval.upperBound)
    return AttributedString(
      clock.words(
        countsDown
          ? interval.upperBound.timeIntervalSince(date)
          : date.timeIntervalSince(interval.lowerBound)))
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.clock.locale = locale.named
    return copy
  }

  var moment: Date { interval.lowerBound }
  var kind: String { "a timer" }
  func adapted(_ environment: EnvironmentValues) -> Self {
    var copy = self
    copy.clock.locale = clock.locale ?? environment.locale
    return copy
  }
}

extension SystemFormatStyle.Stopwatch: FormatStyle, SystemFormat {
  /// Returns the time from the start to a date.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(clock.words(max(0, value.timeIntervalSince(start))))
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.clock.locale = locale.named
    return copy
  }

  var moment: Date { start }
  var kind: String { "a stopwatch" }
  func adapted(_ environment: EnvironmentValues) -> Self {
    var copy = self
    copy.clock.locale = clock.locale ?? environment.locale
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval: "4:17".
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time that has passed in an interval: "0:43".
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, with hundredths of a second: "00:05.23".
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
